import type { Readable } from 'node:stream'
import type { ErrorCode } from '@soundings/contract/errors'
import { MINUTE_MS } from '@soundings/core/time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { Semaphore } from '#server/platform/turns/semaphore.ts'
import { programOf } from '#server/platform/isolation/program.ts'
import { singleUseProcesses } from '#server/platform/isolation/single-use-processes.ts'
import type { TakenCard } from '#server/adapters/payments/billing-gateway.ts'

const PROGRAM = programOf(new URL('./card-desk-process.ts', import.meta.url))
const LONGEST_MS = 20_000
/** How long a process that was started ahead waits, so that a person has time to type a card. */
const READY_MS = 5 * MINUTE_MS
/** The number of cards that are read at once. It is limited, because each needs a process for a moment. */
const AT_ONCE = 2
/** The most bytes of a request. A card with its address takes a few hundred. */
const MOST_BYTES = 64 * 1024

/** The process's answer to a request. */
export type CardDeskAnswer =
  | { method: TakenCard }
  | { refusal: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

/**
 * Receives the bodies of these routes as raw network chunks: text cannot be wiped from this process's memory, but bytes
 * can.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (_request: FastifyRequest, body: Readable) => {
    const pieces: Buffer[] = []
    let bytes = 0
    try {
      // The body is read to the end even when it is too long: a client gets no answer while it is still sending.
      for await (const piece of body as AsyncIterable<Buffer>) {
        bytes += piece.length
        if (bytes > MOST_BYTES) wipe([...pieces.splice(0), piece])
        else pieces.push(piece)
      }
    } catch (error) {
      // The connection was lost before the end.
      wipe(pieces)
      throw error
    }
    if (bytes > MOST_BYTES) throw new AppError('TOO_LARGE', 'This is too large to send at once.')
    return pieces
  })
}

/** Reads cards, each in a process of its own. */
export type CardDesk = Disposable & {
  /** Starts the process for the next card ahead. */
  prepare: () => void
  /**
   * Has a raw request checked in a process of its own, which exits afterwards, and wipes the bytes here.
   * @throws AppError INVALID_JSON, INVALID_INPUT or CARD_REFUSED, with a message for the user
   */
  takeCard(pieces: readonly Buffer[], now: Date): Promise<TakenCard>
}

export function openCardDesk(): CardDesk {
  const processes = singleUseProcesses(PROGRAM, { longestMs: LONGEST_MS, idleMs: READY_MS })
  const semaphore = new Semaphore(AT_ONCE)
  return {
    prepare: processes.prepare,
    async takeCard(pieces, now) {
      try {
        using _permit = await semaphore.take(AbortSignal.timeout(LONGEST_MS)).catch(() => {
          throw new AppError('NOT_READY', 'Soundings is temporarily unavailable. Please try again.', { retryAfter: 5 })
        })
        return taken(await processes.ask([Buffer.from(`${now.getTime()}\n`), ...pieces]))
      } finally {
        wipe(pieces)
      }
    },
    [Symbol.dispose]: processes[Symbol.dispose],
  }
}

function taken(said: string): TakenCard {
  if (said === '') throw new Error('The card desk didn’t answer.')
  const answer = JSON.parse(said) as CardDeskAnswer
  if ('method' in answer) return answer.method
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, { details })
}

function wipe(pieces: readonly Buffer[]): void {
  for (const piece of pieces) piece.fill(0)
}
