import { paths } from './paths.ts'

/** A question of an Echo that someone answers in an entry. `asked_on` is the local date of the Echo. */
export type AskedQuestion = { question: string; echo: string; asked_on: string }

/** A link to the editor with a question above the text. The question is private and stays out of the address bar. */
export function answerLink(asked: AskedQuestion): { to: string; state: { asked: AskedQuestion } } {
  return { to: paths.journal, state: { asked } }
}

/** A link to the Echo that asked, among all past ones. */
export function echoLink(echo: string): string {
  return `${paths.echoHistory}&${ECHO}=${encodeURIComponent(echo)}`
}

/** The search parameter that names one past Echo. */
export const ECHO = 'echo'

/** The question in the state of a history entry, or in a stored draft; null for anything else. */
export function askedQuestion(stored: unknown): AskedQuestion | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { question, echo, asked_on } = stored as Record<string, unknown>
  if (typeof question !== 'string' || typeof echo !== 'string' || typeof asked_on !== 'string') return null
  return { question, echo, asked_on }
}
