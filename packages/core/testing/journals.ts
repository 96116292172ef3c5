import type { EchoEntry } from '../src/echo/index.ts'
import { seededRandom, type Random } from '../src/random/index.ts'
import { weekdayOf } from '../src/time/index.ts'

export const HOUR_MS = 3_600_000

/** An entry written at noon of an ordinal day, rated 3/3/3, with whatever is given instead. */
export function anEntry(day: number, given: Partial<EchoEntry> = {}): EchoEntry {
  const hour = given.hour ?? 12
  return {
    id: `e${day}-${hour}`,
    time: (day * 24 + hour) * HOUR_MS,
    day,
    weekday: weekdayOf(day),
    hour,
    content: 'A page was written today and then it was put away.',
    mood: 3,
    energy: 3,
    focus: 3,
    tags: [],
    historic: false,
    ...given,
  }
}

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const TAGS = ['work', 'family', 'sleep', 'run', 'reading', 'home']

/**
 * A journal without any pattern: irregular days, ratings that carry over from day to day (AR(1), one shared and one
 * own part), tags and hours of habit, texts in shuffled order.
 */
export function patternlessJournal(seed: string, size: number, texts: readonly string[], carryOver = 0.3): EchoEntry[] {
  const random = seededRandom(seed)
  const order = texts.map((text) => ({ text, at: random() })).toSorted((a, b) => a.at - b.at)
  const rates = TAGS.map(() => 0.08 + 0.3 * random())
  const usualHour = 7 + Math.floor(random() * 15)
  let levels = [0, 1, 2, 3].map(() => normal(random))
  let day = 20_000 + Math.floor(random() * 7)
  return Array.from({ length: size }, (_, i) => {
    const [shared = 0, ...own] = levels
    const [mood, energy, focus] = own.map((level) => rating(3.2 + 0.6 * shared + 0.8 * level))
    const hour = random() < 0.7 ? Math.min(23, usualHour + Math.floor(random() * 2)) : Math.floor(random() * 24)
    const tags = TAGS.filter((_, t) => random() < (rates[t] ?? 0)).map((tag) => ({ tag, source: 'hash' as const }))
    const content = order[i % order.length]?.text ?? ''
    const entry = anEntry(day, { hour, content, mood: mood ?? 3, energy: energy ?? 3, focus: focus ?? 3, tags })
    let step = 1
    while (random() < 0.35) step++
    day += step
    const carried = carryOver ** step
    levels = levels.map((level) => carried * level + Math.sqrt(1 - carried * carried) * normal(random))
    return entry
  })
}

/** A whole rating 1-5. */
export function rating(value: number): number {
  return Math.min(5, Math.max(1, Math.round(value)))
}
