import { sentenceOf } from '#web/lib/api-error.ts'

/** The message after a failed sign-out. */
export function stillHere(error: unknown): string {
  return `You’re still signed in. ${sentenceOf(error, 'Please try again.')}`
}
