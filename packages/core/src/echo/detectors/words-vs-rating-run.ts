import { mean, rankCorrelation, standardDeviation } from '../../statistics/index.ts'
import type { Journal, RatedEntry } from '../journal.ts'
import type { PatternDetector } from '../types.ts'
import { MIN_SHIFT_EFFECT, recentEffect, recentFinding, recentKey, recentParts, testRecent } from './recent.ts'

/** From 20 rated entries of 15 words, for people whose ratings the scorer follows (design section A.2.9). */
const MIN_ENTRIES = 20
const MIN_WORDS = 15
const MIN_AGREEMENT = 0.3
/** Share of the recent entries that must point the same way, so that the count told carries the claim. */
const MIN_POINTING_SHARE = 0.5

/** Words that run darker or lighter beside the ratings than they used to. */
export const wordsVsRatingRun: PatternDetector = {
  rule: 'words_vs_rating/run',
  type: 'words_vs_rating',
  label: 'Words beside the number',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 1.5,
  weight: 1,
  inHeavyPeriods: false,
  test(journal, seed) {
    const rows = rowsOf(journal)
    const series = beyondRating(rows)
    if (!series) return null
    const days = rows.map(({ day }) => day)
    const shift = testRecent([series], days, `${seed}|words_vs_rating/run`)
    if (!shift) return null
    const effect = recentEffect(series, shift.window)
    const subject = effect > 0 ? 'lighter' : 'darker'
    const isLarge = Math.abs(effect) >= MIN_SHIFT_EFFECT
    return { key: recentKey(subject, shift.scale), subject, p: shift.p, isLarge, statistic: shift.statistic }
  },
  tell(journal, key) {
    const rows = rowsOf(journal)
    const parts = recentParts(key, rows.length)
    const series = beyondRating(rows)
    if (!parts || !series) return null
    const { name, window } = parts
    const sign = name === 'lighter' ? 1 : -1
    const effect = recentEffect(series, window)
    const usual = mean(series.slice(0, -window))
    const pointing = series.slice(-window).filter((value) => (value - usual) * sign > 0).length
    if (effect * sign < MIN_SHIFT_EFFECT || pointing <= MIN_POINTING_SHARE * window) return null
    const moods = rows.map(({ ratings }) => ratings.mood)
    const shown = Number(mean(moods.slice(-window)).toFixed(1))
    const slots = { pointing, mean: shown, direction: name }
    const readings = rows.map(({ reading }) => reading)
    return recentFinding(key, readings, window, { slots, effect })
  },
}

function rowsOf(journal: Journal): RatedEntry[] {
  const worded = new Set(journal.worded)
  return journal.rated.filter(({ reading }) => worded.has(reading) && reading.words().length >= MIN_WORDS)
}

/** z(sentiment) − ρ · z(mood) of each entry; null with too few, or where sentiment and mood do not go together. */
function beyondRating(rows: readonly RatedEntry[]): number[] | null {
  if (rows.length < MIN_ENTRIES) return null
  const sentiments = rows.map(({ reading }) => reading.sentiment())
  const moods = rows.map(({ ratings }) => ratings.mood)
  const agreement = rankCorrelation(sentiments, moods)
  if (agreement < MIN_AGREEMENT) return null
  const [tones, ratings] = [standardised(sentiments), standardised(moods)]
  return tones.map((tone, i) => tone - agreement * (ratings[i] ?? 0))
}

function standardised(values: readonly number[]): number[] {
  const [center, spread] = [mean(values), standardDeviation(values)]
  return values.map((value) => (value - center) / spread)
}
