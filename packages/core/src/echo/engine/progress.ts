import { ECHO_ENTRIES_REQUIRED } from '../constants.ts'

/**
 * The message while there is no Echo, by number of entries (docs/spec/rules.md#withheld). The web app chooses its card
 * by "waiting" and "close".
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

/** With this many entries to go, or fewer, an Echo is close. */
const CLOSE_ENTRIES = 3
const NO_ENTRIES = 'No Echos yet. They start with what you write.'
const STILL_FORMING = 'Your patterns are still forming. An Echo comes when there’s something worth saying.'

/** The message of a tier without Echos. */
export const TIER_MESSAGE = 'Echos are part of Pro. Upgrade to hear yours.'

/** The message in gentle times when there is no gentle Echo. */
export const NO_ECHO_NOW = 'There’s no new Echo right now. Your past Echos are in My Echos.'
