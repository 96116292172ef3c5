import { z } from 'zod'

export const Streaks = z.object({ current: z.int(), longest: z.int() }).meta({ id: 'Streaks' })
export type Streaks = z.infer<typeof Streaks>

const Score = z.number().min(0).max(100)
const Trend = z.enum(['Rising', 'Dipping', 'Steady'])
const DayMeans = z.array(z.number().nullable())
const Means = z.object({
  mood: z.number().nullable(),
  energy: z.number().nullable(),
  focus: z.number().nullable(),
})

export const ClarityInsights = z
  .object({
    clarity: z.int().min(0).max(100),
    band: z.enum(['Hazy', 'Emerging', 'Bright']),
    message: z.string(),
    subscores: z.object({
      consistency: Score,
      stability: Score,
      trajectory: Score,
      balance: Score,
      recencyBoost: z.number().min(0).max(10),
    }),
    /** Which way the last 7 days point, against all 30. */
    trends: z.object({ mood: Trend, energy: Trend, focus: Trend }),
    /** The last 30 local days, oldest first; null on days without a rated entry. */
    series: z.object({
      dates: z.array(z.iso.date()),
      mood: DayMeans,
      energy: DayMeans,
      focus: DayMeans,
      /** Words written on each day. */
      words: z.array(z.int()),
    }),
    summary: z.object({
      means: Means,
      baseline: Means,
      daysWithEntries: z.int(),
      currentStreak: z.int(),
      longestStreak: z.int(),
      entriesLast3: z.int(),
      entriesLast30: z.int(),
    }),
  })
  .meta({ id: 'ClarityInsights' })
export type ClarityInsights = z.infer<typeof ClarityInsights>
