import { ENGINE_VERSION } from './constants.ts'
import type { Echo } from './types.ts'

/** “Today” cannot go stale: the text is never stored. */
const TEXT = 'Your entries are saved just as you wrote them. There’s no Echo today.'
/** Local days that a quiet journal is quiet about at most (echo-2 §1.3). */
const DAYS = 21

/**
 * What is shown in place of an Echo while a journal is quiet (echo-2 §1.3): a fixed text, drawn from nothing,
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

/** Entries of the days that a quiet Echo stands for. */
export function entriesInQuiet(days: readonly number[], today: number): number {
  return days.filter((day) => today - day <= DAYS).length
}
