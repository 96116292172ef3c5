import {
  METRICS,
  RATING_DEFAULT,
  STAR_HINT_FROM_WORDS,
  STAR_MOVED_SLIDERS,
  STAR_WORDS,
  type Ratings,
} from './constants.ts'

/** The word-count star: 100 words or more. */
export function hasWordStar(words: number): boolean {
  return words >= STAR_WORDS
}

/** The insight star: at least two sliders that differ from 3. */
export function hasInsightStar(ratings: Ratings): boolean {
  return METRICS.filter((metric) => ratings[metric] !== RATING_DEFAULT).length >= STAR_MOVED_SLIDERS
}

/** "(N more for ⭐)" from 50 words until the star is reached, otherwise null. */
export function wordStarHint(words: number): string | null {
  if (words < STAR_HINT_FROM_WORDS || hasWordStar(words)) return null
  return `(${STAR_WORDS - words} more for ⭐)`
}
