import { RATING_MAX, RATING_MIN } from '../entries/index.ts'
import { clamp } from '../statistics/index.ts'

/**
 * Hue of mood 1, a blue, and the degrees from one mood to the next, down to 40, an amber (docs/spec/rules.md#acoustic).
 */
const LOW_MOOD_HUE = 250
const HUE_STEP = 52.5

/** The hue of a mood in whole degrees, 250 − 52.5·(mood − 1); moods outside 1-5 are limited to that range. */
export function hueOf(mood: number): number {
  return Math.round(LOW_MOOD_HUE - HUE_STEP * (clamp(mood, RATING_MIN, RATING_MAX) - RATING_MIN))
}
