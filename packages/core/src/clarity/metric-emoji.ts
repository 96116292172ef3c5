import { RATING_LABELS, RATING_MAX, RATING_MIN, type Metric } from '../entries/index.ts'
import { clamp } from '../statistics/index.ts'
import type { Trend } from './trend.ts'

/** The glyph of each rating 1-5. The emoji font shipped with the product includes all of them. */
const GLYPHS: Record<Metric, readonly [string, string, string, string, string]> = {
  mood: ['😞', '😔', '😐', '🙂', '😄'],
  energy: ['🪫', '🕯', '🔋', '⚡', '🔥'],
  focus: ['🌀', '☁', '⛅', '🔍', '🎯'],
}

export type MetricEmoji = { glyph: string; name: string }

/**
 * The emoji of a metric: the rating nearest to latest + 0.5 when Rising, latest − 0.5 when Dipping, and latest when
 * Steady. So 3.3 becomes 4 when Rising and 3 when Steady; a whole rating stays, 4 being "Good" with every trend; and
 * 3.5 when Steady becomes 4.
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
