import type { Frequency } from '../preferences/index.ts'
import { clarityInsights } from './clarity-insights.ts'
import type { ClarityEntry, ClarityInsights } from './types.ts'

const DAY_MS = 86_400_000

/** The day on which clarity is asked for. */
export const TODAY = 20_100

/** An entry written at the start of an ordinal day in UTC. */
export function rated(day: number, mood: number, energy: number, focus: number): ClarityEntry {
  return { time: day * DAY_MS, day, utcOffset: 0, mood, energy, focus, historic: false }
}

/** An imported entry: its day is known, its ratings are not. */
export function unrated(day: number): ClarityEntry {
  return { ...rated(day, 3, 3, 3), mood: null, energy: null, focus: null }
}

/** One entry a day up to today. */
export function daily(count: number, mood: number, energy: number, focus: number): ClarityEntry[] {
  return Array.from({ length: count }, (_, i) => rated(TODAY - count + 1 + i, mood, energy, focus))
}

/** Clarity of a journal in an open state. */
export function insights(entries: readonly ClarityEntry[], frequency: Frequency = 'Whenever'): ClarityInsights {
  return clarityInsights({ entries, today: TODAY, frequency, safety: 'open' })
}
