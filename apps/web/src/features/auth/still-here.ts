import { sentenceOf } from '#web/lib/api-error.ts'

/** Why one is still here after all. */
export function stillHere(error: unknown): string {
  return `You are still signed in. ${sentenceOf(error, 'Please try again.')}`
}
