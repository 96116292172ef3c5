import { mean } from '../statistics/index.ts'
import { dot } from './dot.ts'

/** One frequency of a spectrum. */
export type SpectralLine = {
  /** Cycles per day. */
  frequency: number
  /** Share of the variance that a wave with this frequency explains, 0-1. */
  power: number
  /** Radians, 0-2π: the wave is cos(2π·frequency·t − phase), with its crest phase / (2π·frequency) after t = 0. */
  phase: number
}

/** Sines and cosines of one frequency at the times of the observations. They don't depend on the observed values. */
type Wave = { frequency: number; delay: number; cos: number[]; sin: number[]; cosSquares: number; sinSquares: number }
export type Waves = readonly Wave[]

/**
 * Sums of squares up to this count as zero: a constant series, or a sine that is zero at every time, explains nothing.
 */
const NOTHING = 1e-9

/**
 * The waves of the Lomb-Scargle periodogram (Lomb 1976, Scargle 1982) for observations at uneven times. Each is delayed
 * by τ with tan 2ωτ = Σ sin 2ωt / Σ cos 2ωt, which makes its sine and cosine orthogonal.
 * @param times days
 * @param frequencies cycles per day, above 0
 */
export function wavesAt(times: readonly number[], frequencies: readonly number[]): Waves {
  return frequencies.map((frequency) => {
    const omega = 2 * Math.PI * frequency
    const sum = (part: (angle: number) => number) => times.reduce((total, time) => total + part(2 * omega * time), 0)
    const delay = Math.atan2(sum(Math.sin), sum(Math.cos)) / (2 * omega)
    const cos = times.map((time) => Math.cos(omega * (time - delay)))
    const sin = times.map((time) => Math.sin(omega * (time - delay)))
    return { frequency, delay, cos, sin, cosSquares: dot(cos, cos), sinSquares: dot(sin, sin) }
  })
}

/** The spectrum of a series on these waves: power = [(Σ y cos)² / Σ cos² + (Σ y sin)² / Σ sin²] / Σ y², y centered. */
export function spectrum(waves: Waves, series: readonly number[]): SpectralLine[] {
  const center = mean(series)
  const y = series.map((value) => value - center)
  const squares = dot(y, y)
  return waves.map(({ frequency, delay, cos, sin, cosSquares, sinSquares }) => {
    if (squares < NOTHING) return { frequency, power: 0, phase: 0 }
    const even = cosSquares > NOTHING ? dot(y, cos) / cosSquares : 0
    const odd = sinSquares > NOTHING ? dot(y, sin) / sinSquares : 0
    const power = (even * even * cosSquares + odd * odd * sinSquares) / squares
    return { frequency, power, phase: wholeTurn(Math.atan2(odd, even) + 2 * Math.PI * frequency * delay) }
  })
}

/** The line with the most power, the first among equals; null without frequencies. */
export function strongestLine(lines: readonly SpectralLine[]): SpectralLine | null {
  return lines.reduce<SpectralLine | null>((best, line) => (best && best.power >= line.power ? best : line), null)
}

function wholeTurn(angle: number): number {
  const turn = 2 * Math.PI
  return ((angle % turn) + turn) % turn
}
