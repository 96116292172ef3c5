import type { EchoEntry } from '../src/echo/index.ts'
import type { Random } from '../src/random/index.ts'
import { weekdayOf } from '../src/time/index.ts'

export const HOUR_MS = 3_600_000

/** An entry written at noon of an ordinal day and rated 3/3/3, except for the given fields. */
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

/** Rounds to a whole rating 1-5. */
export function rating(value: number): number {
  return Math.min(5, Math.max(1, Math.round(value)))
}
