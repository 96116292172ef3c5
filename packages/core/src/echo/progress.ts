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
    return `Your first Echo is waiting for ${missing} more entries.`
  }
  return `You’re close: your first Echo is waiting for ${missing} more ${missing === 1 ? 'entry' : 'entries'}.`
}

/** Entries still missing from which an Echo is close. */
const CLOSE_ENTRIES = 3
const NO_ENTRIES = 'No Echos yet. They start with what you write.'
const STILL_FORMING = 'Your patterns are still forming. An Echo comes when there’s something worth saying.'

/** What is said where the tier takes no Echoes at all. */
export const TIER_MESSAGE = 'Echos are part of Pro. Upgrade to hear yours.'

/** What is said in gentle times when there is nothing gentle to show. */
export const NO_ECHO_NOW = 'There’s no new Echo right now. Your past Echos are in My Echos.'
