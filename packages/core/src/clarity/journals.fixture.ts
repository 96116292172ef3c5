import type { Frequency } from '../account/index.ts'
import { clarityInsights } from './clarity-insights.ts'
import type { ClarityEntry } from './clarity-entry.ts'
import type { ClarityInsights } from './types.ts'
import { DAY_MS } from '../time/index.ts'

/** The ordinal day used as today. */
export const TODAY = 20_100

/** A rated entry at the start of an ordinal day in UTC. */
export function rated(day: number, mood: number, energy: number, focus: number): ClarityEntry {
  return { time: day * DAY_MS, day, utcOffset: 0, mood, energy, focus, historic: false }
}

/** An imported entry, which has a day but no ratings. */
export function unrated(day: number): ClarityEntry {
  return { ...rated(day, 3, 3, 3), mood: null, energy: null, focus: null }
}

/** One entry a day up to today. */
export function daily(count: number, mood: number, energy: number, focus: number): ClarityEntry[] {
  return Array.from({ length: count }, (_, i) => rated(TODAY - count + 1 + i, mood, energy, focus))
}

/** The insights of a journal whose safety state is open. */
export function insights(entries: readonly ClarityEntry[], frequency: Frequency = 'Whenever'): ClarityInsights {
  return clarityInsights({ entries, today: TODAY, frequency, safety: 'open' })
}
