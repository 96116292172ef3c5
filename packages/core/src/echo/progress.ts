import { ECHO_ENTRIES_REQUIRED } from './constants.ts'

/**
 * What is said while there is no Echo, by number of entries (product-spec section 6, design section J.2).
 * The web app chooses its card by "waiting" and "close".
 */
export function progressMessage(entries: number): string {
  const missing = ECHO_ENTRIES_REQUIRED - entries
  if (entries <= 0) return NO_ENTRIES
  if (missing <= 0) return STILL_FORMING
  if (missing > CLOSE_ENTRIES) {
    return `Your Echo is waiting for a few more entries (${entries} of ${ECHO_ENTRIES_REQUIRED}).`
  }
  return `You're close: ${missing} more ${missing === 1 ? 'entry' : 'entries'} and your waiting Echo wakes.`
}

/** Entries still missing from which an Echo is close. */
const CLOSE_ENTRIES = 3
const NO_ENTRIES = 'No Echo yet. The first one is drawn from what you write.'
const STILL_FORMING = 'Your patterns are still forming. An Echo arrives when there is something true to say.'

/** What is said where the tier takes no Echoes at all. */
export const TIER_MESSAGE = 'Echos are part of Pro. Upgrade to hear yours.'
