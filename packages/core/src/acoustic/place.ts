import { RATING_DEFAULT } from '../entries/index.ts'
import { fnv1a } from '../random/index.ts'
import { clamp } from '../statistics/index.ts'
import { CANVAS_HEIGHT, CANVAS_WIDTH } from './constants.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'

/** Rating points from the middle of the scale to its end. */
const HALF_SCALE = 2
/** Weights within the two axes, and the sentiment that counts as full. */
const MOOD_PART = 0.75
const SENTIMENT_PART = 0.25
const FULL_SENTIMENT = 0.5
const ENERGY_PART = 0.6
const FOCUS_PART = 0.4
/** Shares of the canvas that the axes and the jitter cover. */
const REACH = { x: 0.4, xJitter: 0.05, y: 0.38, yJitter: 0.06 } as const

/**
 * The position of an entry in px (docs/spec/rules.md#acoustic): valence to the right and activation upward, the axes of
 * Russell's circumplex (1980), 0.75 mood + 0.25 wording and 0.6 energy + 0.4 focus, each −1 to 1. The axes are fixed
 * and the jitter depends on the id, so adding an entry never moves another.
 */
export function placeOf({ id, ratings, sentiment }: WaveReading): [x: number, y: number] {
  const offset = (rating: number) => (rating - RATING_DEFAULT) / HALF_SCALE
  const wording = clamp((sentiment ?? 0) / FULL_SENTIMENT, -1, 1)
  const valence = MOOD_PART * offset(ratings.mood) + SENTIMENT_PART * wording
  const activation = ENERGY_PART * offset(ratings.energy) + FOCUS_PART * offset(ratings.focus)
  return [
    thousandth(CANVAS_WIDTH * (0.5 + REACH.x * valence + REACH.xJitter * jitter(`${id}x`))),
    thousandth(CANVAS_HEIGHT * (0.5 - REACH.y * activation + REACH.yJitter * jitter(`${id}y`))),
  ]
}

/** A number in [−0.5, 0.5) that depends only on `key`. */
function jitter(key: string): number {
  return (fnv1a(key) % 1000) / 1000 - 0.5
}
