import { METRICS } from '@soundings/core/entries'
import { MOVES_SPANS, SUBJECT_KINDS } from '@soundings/core/moves'
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
    /** The direction of the last 7 days, compared with the last 30. */
    trends: z.object({ mood: Trend, energy: Trend, focus: Trend }),
    /** The last 30 local days, oldest first; null on days without a rated entry. */
    series: z.object({
      dates: z.array(z.iso.date()),
      mood: DayMeans,
      energy: DayMeans,
      focus: DayMeans,
      /** The number of words written on each day. */
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

export const MovesQuery = z.strictObject({ span: z.enum(MOVES_SPANS).default('all') })

const Subject = {
  name: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  /** The search of the entries list that finds the subject. */
  look: z.object({ q: z.string(), tag: z.string() }),
  /** The number of rated days with the subject. */
  daysWith: z.int(),
  daysWithout: z.int(),
}

/** The people of the journal by name, those in the most entries first. */
export const People = z.object({ people: z.array(z.string()) }).meta({ id: 'People' })
export type People = z.infer<typeof People>

/** The subjects that go along with higher or lower ratings in one span of days. */
export const Moves = z
  .object({
    /** False in hard times, when nothing is shown and the rest is empty. */
    shown: z.boolean(),
    span: z.enum(MOVES_SPANS),
    /** The number of rated days in the span. */
    days: z.int(),
    /** The number of tested pairs of a subject and a rating. */
    tried: z.int(),
    /** The pairs that passed, by rating, highest difference first; differences in rating steps. */
    moves: z.array(
      z.object({ ...Subject, metric: z.enum(METRICS), difference: z.number(), low: z.number(), high: z.number() }),
    ),
    /** The subjects that have too few days. */
    waiting: z.array(z.object(Subject)),
  })
  .meta({ id: 'Moves' })
export type Moves = z.infer<typeof Moves>
