import type { Metric } from '../entries/index.ts'
import type { StreakEntry } from '../streaks/index.ts'
import type { Trend } from './trend.ts'

/** One entry as clarity sees it. Ratings are 1-5, null when unrated. */
export type ClarityEntry = StreakEntry & {
  mood: number | null
  energy: number | null
  focus: number | null
  /** Imported and old or undated: left out. */
  historic: boolean
}

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

/** How clearly the entries of the last 30 days show a picture; no measure of how well somebody is doing. */
export type ClarityInsights = {
  /** 0-100, whole. */
  clarity: number
  band: Band
  message: string
  subscores: ClaritySubscores
  /** The arrow of each metric: the last 7 days against all 30. */
  trends: Record<Metric, Trend>
  /** 30 local days, oldest first, as `YYYY-MM-DD`; day means to two decimals, null on days without a rated entry. */
  series: { dates: string[] } & Record<Metric, (number | null)[]>
  summary: {
    /** Of the last 7 local days: means of day means, not rounded. */
    means: MetricMeans
    /** Of all 30. */
    baseline: MetricMeans
    /** Days of the 30 with a rated entry. */
    daysWithEntries: number
    currentStreak: number
    longestStreak: number
    /** Entries of today, yesterday and the day before. */
    entriesLast3: number
  }
}
