import { METRICS, RATING_DEFAULT, type Metric, type Ratings } from '../entries/index.ts'
import type { ClarityEntry } from './clarity-entry.ts'

/** The rated entries of one local day. */
export type RatedDay = {
  day: number
  means: Ratings
  entries: number
  /** The number of these entries with a rating other than 3. */
  moved: number
}

/**
 * The local days from `from` to `to` that have a rated entry, in order. Ratings are averaged within each day first, so
 * the number and order of a day's entries don't matter (docs/spec/rules.md#clarity).
 */
export function ratedDays(entries: readonly ClarityEntry[], from: number, to: number): RatedDay[] {
  const byDay = new Map<number, Ratings[]>()
  for (const entry of entries) {
    const ratings = ratingsOf(entry)
    if (ratings === null || entry.day < from || entry.day > to) continue
    const sameDay = byDay.get(entry.day)
    if (sameDay) sameDay.push(ratings)
    else byDay.set(entry.day, [ratings])
  }
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, ratings]) => {
      const mean = (metric: Metric) => ratings.reduce((sum, rated) => sum + rated[metric], 0) / ratings.length
      return {
        day,
        means: { mood: mean('mood'), energy: mean('energy'), focus: mean('focus') },
        entries: ratings.length,
        moved: ratings.filter((rated) => METRICS.some((metric) => rated[metric] !== RATING_DEFAULT)).length,
      }
    })
}

function ratingsOf({ mood, energy, focus }: ClarityEntry): Ratings | null {
  return mood === null || energy === null || focus === null ? null : { mood, energy, focus }
}
