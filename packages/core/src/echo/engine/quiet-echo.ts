import { PAUSE_DAYS_MAX } from '../../safety/index.ts'
import { ENGINE_VERSION } from '../constants.ts'
import type { Echo } from './echo.ts'

/** “Today” can't become wrong: the text is never stored. */
const TEXT = 'Your entries are saved just as you wrote them. There’s no Echo today.'

/**
 * The text shown while safety has paused Echos (docs/spec/rules.md#safety). It is fixed, based on no entry, and neither
 * stored nor shared.
 * @param entries number of entries of the paused days
 * @param today ordinal local day
 */
export function quietEcho(entries: number, today: number): Echo {
  return {
    text: TEXT,
    patternType: 'quiet',
    patternLabel: 'Quiet',
    resonance: 0,
    basedOnEntries: entries,
    timeframeDays: PAUSE_DAYS_MAX,
    receipt: {
      engine: ENGINE_VERSION,
      rule: 'quiet',
      claim: 'record',
      key: 'quiet',
      skeleton: 'quiet/Neutral/1',
      tone: 'Neutral',
      state: 'quiet',
      slots: {},
      entries: [],
      quotes: [],
      statistic: {},
      seed: '',
      day: today,
      asOf: 0,
    },
  }
}

/** Number of entries in the days that the text covers. */
export function entriesInQuiet(days: readonly number[], today: number): number {
  return days.filter((day) => today - day <= PAUSE_DAYS_MAX).length
}
