import { AppError } from '#server/errors.ts'
import type { ProcessReply, QuestionOf, Questions } from './asked-process.ts'
import { endWithParent } from './orphan-watch.ts'

/**
 * Makes this process the child of an `askedProcess`, which asks one question at a time. The server gets an AppError with
 * its sentence; of any other error, it gets only the name, because the message may quote content.
 * @param mostMs longest lifetime, in milliseconds
 */
export function answerQuestions<Q extends Questions>(
  mostMs: number,
  answerTo: (question: QuestionOf<Q>) => Promise<Q[keyof Q]['answer']>,
): void {
  process.on('disconnect', () => process.exit())
  endWithParent(mostMs)
  process.on('message', (question: QuestionOf<Q>) => {
    answerTo(question).then(
      (answer) => reply({ answer }),
      (error: unknown) => reply(failureOf(error)),
    )
  })
}

/** Reports how much of the current question is done, from 0 to 1. */
export function reportProgress(progress: number): void {
  reply({ progress })
}

function reply(message: ProcessReply<unknown>): void {
  process.send?.(message)
}

function failureOf(error: unknown): ProcessReply<never> {
  if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } }
  return { failure: error instanceof Error ? error.name : 'Error' }
}
