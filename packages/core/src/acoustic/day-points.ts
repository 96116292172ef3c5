import { METRICS, type Ratings } from '../entries/index.ts'
import { mean } from '../statistics/index.ts'
import type { WaveReading } from './reading.ts'

/** One local day: the mean score of its entries on the first component, and their mean ratings. */
export type DayPoint = { day: number; score: number; means: Ratings }

/**
 * The days of the entries, in order. Averaging within a day makes the order of its entries irrelevant. `scores` has one
 * value for each reading.
 */
export function dayPoints(readings: readonly WaveReading[], scores: readonly number[]): DayPoint[] {
  const byDay = new Map<number, { ratings: Ratings; score: number }[]>()
  for (const [i, { day, ratings }] of readings.entries())
    byDay.set(day, [...(byDay.get(day) ?? []), { ratings, score: scores[i] ?? 0 }])
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, entries]) => {
      const [mood = 0, energy = 0, focus = 0] = METRICS.map((metric) =>
        mean(entries.map(({ ratings }) => ratings[metric])),
      )
      return { day, score: mean(entries.map(({ score }) => score)), means: { mood, energy, focus } }
    })
}
