import { RATING_LABELS, RATING_MAX, RATING_MIN, type Metric } from '../entries/index.ts'
import { clamp } from '../statistics/index.ts'
import type { Trend } from './trend.ts'

/** The glyph of each step 1-5, of the emoji subset that ships with the product. */
const GLYPHS: Record<Metric, readonly [string, string, string, string, string]> = {
  mood: ['😞', '😔', '😐', '🙂', '😄'],
  energy: ['🪫', '🕯', '🔋', '⚡', '🔥'],
  focus: ['🌀', '☁', '⛅', '🔍', '🎯'],
}

/** A glyph and the word for it. */
export type MetricEmoji = { glyph: string; name: string }

/**
 * The emoji of a metric: the step nearest to latest + 0.5 when Rising, latest − 0.5 when Dipping, latest when Steady.
 * Half a step alone does not leave a whole rating, so a rise rounds up, a dip rounds down, and 4 stays "Good" in both;
 * a day mean of 3.3 is 3 when steady and 4 when rising. A steady 3.5 rounds up.
 * @param latest newest day mean, 1-5
 */
export function metricEmoji(metric: Metric, latest: number, trend: Trend): MetricEmoji {
  const step = clamp(nudged(latest, trend), RATING_MIN, RATING_MAX)
  return { glyph: GLYPHS[metric][step - RATING_MIN] ?? '', name: RATING_LABELS[metric][step - RATING_MIN] ?? '' }
}

function nudged(latest: number, trend: Trend): number {
  if (trend === 'Rising') return Math.ceil(latest)
  return trend === 'Dipping' ? Math.floor(latest) : Math.round(latest)
}
