import { RATING_MAX, RATING_MIN } from '../entries/index.ts'
import { hueOf } from './hue.ts'
import { placeOf } from './place.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'

/** One entry as a disc. It contains no text. */
export type EchoChamber = {
  id: string
  /** Center and radius in px. */
  x: number
  y: number
  r: number
  /** Degrees, 40-250. */
  hue: number
  /** 0.2-0.84, by energy. */
  glow: number
  /** Px, 0-6; higher focus is sharper. */
  blur: number
  /** Days since the entry as a share of the analyzed days, 0 to below 1. */
  age: number
}

/** The smallest radius in px, and the px for each doubling of the word count from 20 on. */
const RADIUS = { least: 10, perDoubling: 6, words: 20 } as const
const GLOW = { rest: 0.2, perEnergy: 0.16 } as const
const BLUR_PER_FOCUS = 1.5

/** A disc for each entry (docs/spec/rules.md#acoustic): r = 10 + 6·log₂(1 + words/20). */
export function echoChambers(readings: readonly WaveReading[], today: number, days: number): EchoChamber[] {
  return readings.map((reading) => {
    const { id, day, ratings, wordCount } = reading
    const [x, y] = placeOf(reading)
    return {
      id,
      x,
      y,
      r: thousandth(RADIUS.least + RADIUS.perDoubling * Math.log2(1 + wordCount / RADIUS.words)),
      hue: hueOf(ratings.mood),
      glow: thousandth(GLOW.rest + GLOW.perEnergy * (ratings.energy - RATING_MIN)),
      blur: thousandth(BLUR_PER_FOCUS * (RATING_MAX - ratings.focus)),
      age: thousandth((today - day) / days),
    }
  })
}
