import type { Random } from '../random/index.ts'
import { shuffle } from '../statistics/index.ts'
import {
  CYCLE_FREQUENCIES,
  CYCLE_MAX_DAYS,
  LONGEST_PERIOD_DAYS,
  SHORTEST_PERIOD_DAYS,
  SURROGATES,
} from './constants.ts'
import type { DayPoint } from './day-points.ts'
import { spectrum, strongestLine, wavesAt } from './lomb-scargle.ts'
import { kendallTau } from './series.ts'

export type DriftAndCycle = {
  /** Kendall's τ of the days against their order. */
  tau: number
  pDrift: number
  /** Period of the strongest wave of 2-7 days; null without any variation. */
  periodDays: number | null
  pCycle: number
}

/** Tolerance for rounding when the shuffled days are the same as the original ones. */
const ROUNDING = 1e-12

/**
 * Tests days for a drift (|Kendall τ|) and for a cycle (highest Lomb-Scargle power over periods of 2-7 days) against
 * 499 surrogates, the same days in shuffled order (Theiler et al. 1992): p = (as extreme + 1) / 500.
 */
export function driftAndCycle(days: readonly DayPoint[], random: Random): DriftAndCycle {
  const scores = days.map(({ score }) => score)
  const first = days[0]?.day ?? 0
  const waves = wavesAt(
    days.map(({ day }) => day - first),
    cycleFrequencies(),
  )
  const tau = kendallTau(scores)
  const peak = strongestLine(spectrum(waves, scores))
  const power = peak?.power ?? 0
  const order = Uint32Array.from(scores, (_, i) => i)
  let drifting = 0
  let cycling = 0
  for (let k = 0; k < SURROGATES; k++) {
    shuffle(order, random)
    const shuffled = Array.from(order, (i) => scores[i] ?? 0)
    if (Math.abs(kendallTau(shuffled)) >= Math.abs(tau) - ROUNDING) drifting++
    if ((strongestLine(spectrum(waves, shuffled))?.power ?? 0) >= power - ROUNDING) cycling++
  }
  return {
    tau,
    pDrift: (drifting + 1) / (SURROGATES + 1),
    periodDays: peak && peak.power > 0 ? 1 / peak.frequency : null,
    pCycle: (cycling + 1) / (SURROGATES + 1),
  }
}

/** The frequencies with a period of at most 7 days among 64 evenly spaced ones from 1/14 to 1/2 cycles per day. */
function cycleFrequencies(): number[] {
  const [low, high] = [1 / LONGEST_PERIOD_DAYS, 1 / SHORTEST_PERIOD_DAYS]
  return Array.from({ length: CYCLE_FREQUENCIES }, (_, i) => low + (i / (CYCLE_FREQUENCIES - 1)) * (high - low)).filter(
    (frequency) => frequency >= 1 / CYCLE_MAX_DAYS - ROUNDING,
  )
}
