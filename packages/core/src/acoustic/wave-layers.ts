import { METRICS, RATING_MIN } from '../entries/index.ts'
import { clamp, mean, standardDeviation } from '../statistics/index.ts'
import { BAND_FREQUENCIES, LONGEST_PERIOD_DAYS, SHORTEST_PERIOD_DAYS } from './constants.ts'
import { hueOf } from './hue.ts'
import { spectrum, strongestLine, wavesAt } from './lomb-scargle.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'
import { DAY_MS } from '../time/index.ts'

/** One wave: y = amplitude · cos(2π·cycles·x − phase) with x from 0 to 1 across the canvas. */
export type WaveLayer = {
  id: string
  source: 'spectrum'
  /** The shortest and the longest period of the band, in days. */
  band: [number, number]
  /** Period of the strongest wave in the band, in days. */
  period_days: number
  /** Waves in 14 days, across the canvas. */
  cycles: number
  /** Share of the height, 0.04-0.36. */
  amplitude: number
  /** Radians, 0-2π. */
  phase: number
  /** Degrees, 40-250. */
  hue: number
  /** 0.25-0.85. */
  opacity: number
  /** 0.15-0.95. */
  speed: number
}

/** Amplitude at rest, the amount that full power adds, and the bounds of the part that ratings change. */
const AMPLITUDE = { rest: 0.04, range: 0.3, stillMotion: 0.35, motionMax: 1.2, max: 0.36 } as const
/** Mood points between the hues of adjacent layers. */
const HUE_STEP_MOOD = 0.25
const OPACITY = { rest: 0.25, range: 0.6 } as const
const SPEED = { rest: 0.15, perEnergy: 0.2 } as const

/**
 * The layers of waves (docs/spec/rules.md#acoustic): the Lomb-Scargle spectrum of (mood + energy + focus) / 3 at the
 * times of writing, from 1/14 to 1/2 cycles per day, divided into `count` bands of equal ratio with 12 frequencies
 * each. The bands are fixed, so that adding an entry changes the picture little.
 * @param firstDay first ordinal day of the window; t = 0 is its start in UTC
 */
export function waveLayers(readings: readonly WaveReading[], count: number, firstDay: number): WaveLayer[] {
  const times = readings.map(({ time }) => time / DAY_MS - firstDay)
  const composite = readings.map(({ ratings }) => mean(METRICS.map((metric) => ratings[metric])))
  const mood = mean(readings.map(({ ratings }) => ratings.mood))
  const energy = mean(readings.map(({ ratings }) => ratings.energy))
  const motion = Math.min(AMPLITUDE.motionMax, AMPLITUDE.stillMotion + standardDeviation(composite))
  const bands = Array.from({ length: count }, (_, b) => spectrum(wavesAt(times, bandFrequencies(b, count)), composite))
  const total = bands.flat().reduce((sum, { power }) => sum + power, 0)
  return bands.map((lines, b) => {
    const power = lines.reduce((sum, line) => sum + line.power, 0)
    const loudness = Math.sqrt(total > 0 ? power / total : 0)
    const peak = strongestLine(lines) ?? { frequency: 1 / LONGEST_PERIOD_DAYS, phase: 0 }
    const periods = lines.map(({ frequency }) => 1 / frequency)
    const amplitude = AMPLITUDE.rest + AMPLITUDE.range * loudness * motion
    return {
      id: `w${b}`,
      source: 'spectrum',
      band: [thousandth(Math.min(...periods)), thousandth(Math.max(...periods))],
      period_days: thousandth(1 / peak.frequency),
      cycles: thousandth(LONGEST_PERIOD_DAYS * peak.frequency),
      amplitude: thousandth(clamp(amplitude, AMPLITUDE.rest, AMPLITUDE.max)),
      phase: thousandth(peak.phase),
      hue: hueOf(mood + HUE_STEP_MOOD * (b - (count - 1) / 2)),
      opacity: thousandth(OPACITY.rest + OPACITY.range * loudness),
      speed: thousandth(SPEED.rest + SPEED.perEnergy * (energy - RATING_MIN)),
    }
  })
}

/** The midpoints of 12 steps of equal ratio within band `b` of `count`, from slow to fast, in cycles per day. */
function bandFrequencies(b: number, count: number): number[] {
  const ratio = LONGEST_PERIOD_DAYS / SHORTEST_PERIOD_DAYS
  return Array.from(
    { length: BAND_FREQUENCIES },
    (_, g) => ratio ** ((b + (g + 0.5) / BAND_FREQUENCIES) / count) / LONGEST_PERIOD_DAYS,
  )
}
