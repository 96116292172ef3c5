import { ENGINE_VERSION } from './constants.ts'
import type { Echo } from './types.ts'

const TEXT = 'Your recent entries are saved as written. No pattern has been drawn from them.'
/** Local days that a held journal is quiet about (design section 2.2). */
const DAYS = 14

/**
 * What stands in place of an Echo while a journal is held (design section 2.3): a fixed text, drawn from nothing,
 * not to be stored and not to be shared.
 * @param entries entries it stands for
 * @param today ordinal local day
 */
export function quietEcho(entries: number, today: number): Echo {
  return {
    text: TEXT,
    patternType: 'quiet',
    patternLabel: 'Quiet',
    resonance: 0,
    basedOnEntries: entries,
    timeframeDays: DAYS,
    receipt: {
      engine: ENGINE_VERSION,
      rule: 'quiet',
      claim: 'record',
      key: 'quiet',
      skeleton: 'quiet/Neutral/1',
      tone: 'Neutral',
      state: 'hold',
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

/** Entries of the days that a quiet Echo stands for. */
export function entriesInQuiet(days: readonly number[], today: number): number {
  return days.filter((day) => today - day <= DAYS).length
}
