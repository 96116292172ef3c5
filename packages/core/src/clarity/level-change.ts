import { METRICS, type Metric, type Ratings } from '../entries/index.ts'
import { mean } from '../statistics/index.ts'
import { EDGE_WEIGHT, RECENT_DAYS } from './constants.ts'
import type { RatedDay } from './rated-days.ts'

/** The difference between the last 7 days and all 30. */
export type LevelChange = {
  /** Difference of the two plain means for each metric, in rating points. */
  plain: Ratings
  /** The same differences with the tapered week, in which today and the day 7 days ago count half. */
  tapered: Ratings
  /** Means of the tapered week, 1-5. */
  week: Ratings
  /** Sum of the week's weights over its rated days, 0-7. */
  weight: number
}

/**
 * Compares the last 7 local days with all 30, or returns null when none of the 7 is rated (docs/spec/rules.md#clarity).
 * If ratings alternate, seven days contain four of one kind and three of the other, so the plain mean depends on the
 * kind that came last. The tapered week gives today and the day 7 days ago half the weight of the days between them
 * (the trapezoidal rule). Today's share of the month is at most its share of the week: otherwise a low day today would
 * lower the month of a new journal more than its week, and look like a rise.
 */
export function levelChange(days: readonly RatedDay[], today: number): LevelChange | null {
  const recent = days.filter(({ day }) => day > today - RECENT_DAYS)
  if (recent.length === 0) return null
  const isEdge = (day: number) => day === today || day === today - RECENT_DAYS
  const week = days.filter(({ day }) => day >= today - RECENT_DAYS)
  const weekWeights = week.map(({ day }) => (isEdge(day) ? EDGE_WEIGHT : 1))
  const weight = weekWeights.reduce((sum, one) => sum + one, 0)
  const before = days.filter(({ day }) => day < today).length
  const todayShare = before === days.length ? 0 : Math.min(1 / days.length, EDGE_WEIGHT / weight)
  const monthWeights = days.map(({ day }) => (day === today ? todayShare : (1 - todayShare) / before))
  const weekMeans = perMetric((metric) => weighted(valuesOf(week, metric), weekWeights) / weight)
  return {
    plain: perMetric((metric) => mean(valuesOf(recent, metric)) - mean(valuesOf(days, metric))),
    tapered: perMetric((metric) => weekMeans[metric] - weighted(valuesOf(days, metric), monthWeights)),
    week: weekMeans,
    weight,
  }
}

/** Mean of a change over the three metrics, in rating points. */
export function meanChange(change: Ratings): number {
  return mean(METRICS.map((metric) => change[metric]))
}

function valuesOf(days: readonly RatedDay[], metric: Metric): number[] {
  return days.map(({ means }) => means[metric])
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
}

function perMetric(value: (metric: Metric) => number): Ratings {
  return { mood: value('mood'), energy: value('energy'), focus: value('focus') }
}
