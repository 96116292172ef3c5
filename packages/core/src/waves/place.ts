import { RATING_DEFAULT } from '../entries/index.ts'
import { fnv1a } from '../random/index.ts'
import { clamp } from '../statistics/index.ts'
import { CANVAS_HEIGHT, CANVAS_WIDTH } from './constants.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'

/** Points of rating from the middle of the scale to its end. */
const HALF_SCALE = 2
/** Parts of the two axes, and the sentiment from which its part is full. */
const MOOD_PART = 0.75
const SENTIMENT_PART = 0.25
const FULL_SENTIMENT = 0.5
const ENERGY_PART = 0.6
const FOCUS_PART = 0.4
/** Shares of the canvas that the axes and the jitter reach. */
const REACH = { x: 0.4, xJitter: 0.05, y: 0.38, yJitter: 0.06 } as const

/**
 * Where an entry lies, in px (design section E.3): valence to the right, activation upwards, the axes of Russell's
 * circumplex (1980), 0.75 mood + 0.25 wording and 0.6 energy + 0.4 focus, each −1 to 1. The axes are fixed and the
 * jitter comes from the id, so that a place never moves when another entry is added.
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

/** A number in [−0.5, 0.5) that belongs to `key`. */
function jitter(key: string): number {
  return (fnv1a(key) % 1000) / 1000 - 0.5
}
