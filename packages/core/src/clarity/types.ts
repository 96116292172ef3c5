import type { Metric } from '../entries/index.ts'
import type { Trend } from './trend.ts'

export type Band = 'Hazy' | 'Emerging' | 'Bright'

/** 0-100 each, the recency boost 0-10; one decimal. */
export type ClaritySubscores = {
  consistency: number
  stability: number
  trajectory: number
  balance: number
  recencyBoost: number
}

/** Means of each metric, null without a rated entry. */
export type MetricMeans = Record<Metric, number | null>

/** How clear a picture the entries of the last 30 days give. It doesn't measure how the user is doing. */
export type ClarityInsights = {
  /** 0-100, whole. */
  clarity: number
  band: Band
  message: string
  subscores: ClaritySubscores
  /** The trend of each metric: the last 7 days compared with all 30. */
  trends: Record<Metric, Trend>
  /** 30 local days, oldest first, as `YYYY-MM-DD`; day means to two decimals, null on days without a rated entry. */
  series: { dates: string[] } & Record<Metric, (number | null)[]>
  summary: {
    /** Means of the day means of the last 7 local days, not rounded. */
    means: MetricMeans
    /** The same over all 30 days. */
    baseline: MetricMeans
    /** Days with a rated entry among the 30. */
    daysWithEntries: number
    /** Entries of today, yesterday and the day before. */
    entriesLast3: number
  }
}
