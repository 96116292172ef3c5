import { seededRandom, type Random } from '../random/index.ts'
import { acousticAnalysis, type AcousticInput } from './acoustic-analysis.ts'
import type { AcousticAnalysis } from './acoustic-outcome.ts'
import type { WaveReading } from './reading.ts'
import type { AcousticEntry } from './acoustic-entry.ts'

const HOUR_MS = 3_600_000

/** The ordinal day used as today. */
export const TODAY = 20_100

/** A text and its measurements. */
export type Text = Pick<AcousticEntry, 'content' | 'sentiment' | 'lexicalDiversity'>

/** An entry written at noon and rated 3/3/3, except for the given fields. */
export function aWave(day: number, given: Partial<AcousticEntry> = {}): AcousticEntry {
  return {
    id: `e${day}`,
    time: (day * 24 + 12) * HOUR_MS,
    day,
    content: 'A page was written today and then it was put away.',
    mood: 3,
    energy: 3,
    focus: 3,
    sentiment: 0,
    lexicalDiversity: null,
    typingSpeed: null,
    historic: false,
    ...given,
  }
}

/** The reading of an entry written at noon and rated 3/3/3, except for the given fields. */
export function aReading(day: number, given: Partial<WaveReading> = {}): WaveReading {
  return {
    id: `e${day}`,
    time: (day * 24 + 12) * HOUR_MS,
    day,
    ratings: { mood: 3, energy: 3, focus: 3 },
    sentiment: 0,
    lexicalDiversity: null,
    typingSpeed: null,
    wordCount: 20,
    frequencies: new Map(),
    ...given,
  }
}

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Rounds to a whole rating 1-5. */
export function rating(value: number): number {
  return Math.min(5, Math.max(1, Math.round(value)))
}

type Habit = { size?: number; carryOver?: number; level?: number; texts?: readonly Text[] }

/**
 * A journal that ends on day 20,100: an entry nearly every day, ratings that carry over from day to day (AR(1), a
 * shared and a separate part, deviation 1), and texts in shuffled order.
 */
export function simulatedJournal(seed: string, habit: Habit = {}): AcousticEntry[] {
  const {
    size = 14,
    carryOver = 0,
    level = 3.2,
    texts = [{ content: '', sentiment: 0, lexicalDiversity: null }],
  } = habit
  const random = seededRandom(seed)
  const order = texts.map((text) => ({ text, at: random() })).toSorted((a, b) => a.at - b.at)
  const usualHour = 7 + Math.floor(random() * 15)
  let levels = [0, 1, 2, 3].map(() => normal(random))
  let day = 0
  const entries = Array.from({ length: size }, (_, i) => {
    const [shared = 0, ...own] = levels
    const [mood = 3, energy = 3, focus = 3] = own.map((value) => rating(level + 0.6 * shared + 0.8 * value))
    const hour = random() < 0.7 ? Math.min(23, usualHour + Math.floor(random() * 2)) : Math.floor(random() * 24)
    const text = order[i % order.length]?.text
    const entry = aWave(day, { mood, energy, focus, id: `${seed}-${i}`, time: (day * 24 + hour) * HOUR_MS, ...text })
    const step = random() < 0.05 ? 2 : 1
    const carried = carryOver ** step
    levels = levels.map((value) => carried * value + Math.sqrt(1 - carried * carried) * normal(random))
    day += step
    return entry
  })
  const shift = TODAY - (entries.at(-1)?.day ?? 0)
  return entries.map((entry) => ({ ...entry, day: entry.day + shift, time: entry.time + shift * 24 * HOUR_MS }))
}

/** The result for an open journal of 14 days on a medium device. */
export function outcome(entries: readonly AcousticEntry[], given: Partial<AcousticInput> = {}) {
  return acousticAnalysis({
    entries,
    today: TODAY,
    days: 14,
    deviceTier: 'medium',
    safety: 'open',
    accountId: 'mara',
    ...given,
  })
}

/** The analysis; throws if there is none. */
export function analysis(entries: readonly AcousticEntry[], given: Partial<AcousticInput> = {}): AcousticAnalysis {
  const { acoustic_analysis: found, message } = outcome(entries, given)
  if (!found) throw new Error(message)
  return found
}
