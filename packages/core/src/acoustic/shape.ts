import { METRICS } from '../entries/index.ts'
import type { Random } from '../random/index.ts'
import { mean, variance } from '../statistics/index.ts'
import {
  CYCLE_MIN_PERIODS,
  DRIFT_MIN_TAU,
  FIXED_DEVIATION,
  FIXED_RANGE,
  SHAPE_LEVEL,
  SHAPE_MIN_DAYS,
} from './constants.ts'
import type { DayPoint } from './day-points.ts'
import { permutationEntropy } from './permutation-entropy.ts'
import { thousandth } from './rounded.ts'
import { lagOne, recurrenceRate } from './series.ts'
import { driftAndCycle, type DriftAndCycle } from './surrogates.ts'

/** The course of about two weeks of ratings, which are far too short to measure chaos. */
export type Shape = 'forming' | 'fixed_point' | 'drifting' | 'limit_cycle' | 'irregular'

/** The measurements of the days; null where there are too few days. */
export type ShapeAnalysis = {
  attractor_type: Shape
  days_used: number
  kendall_tau: number | null
  p_drift: number | null
  cycle_period_days: number | null
  p_cycle: number | null
  recurrence_rate: number | null
  lag1: number | null
  permutation_entropy: number | null
}

/**
 * The shape of the days (docs/spec/rules.md#acoustic): `forming` below six days; `fixed_point` when day means hardly
 * vary; `drifting` when they rise or fall more than shuffled days do; `limit_cycle` when a period of 2-7 days is
 * stronger than in shuffled days and occurred at least twice; otherwise `irregular`.
 */
export function shapeAnalysis(days: readonly DayPoint[], random: Random): ShapeAnalysis {
  if (days.length < SHAPE_MIN_DAYS) return { ...UNTESTED, days_used: days.length }
  const scores = days.map(({ score }) => score)
  const tested = driftAndCycle(days, random)
  const entropy = permutationEntropy(scores)
  return {
    attractor_type: shapeOf(days, tested),
    days_used: days.length,
    kendall_tau: thousandth(tested.tau),
    p_drift: thousandth(tested.pDrift),
    cycle_period_days: tested.periodDays === null ? null : thousandth(tested.periodDays),
    p_cycle: thousandth(tested.pCycle),
    recurrence_rate: thousandth(recurrenceRate(scores)),
    lag1: thousandth(lagOne(scores)),
    permutation_entropy: entropy === null ? null : thousandth(entropy),
  }
}

const UNTESTED: ShapeAnalysis = {
  attractor_type: 'forming',
  days_used: 0,
  kendall_tau: null,
  p_drift: null,
  cycle_period_days: null,
  p_cycle: null,
  recurrence_rate: null,
  lag1: null,
  permutation_entropy: null,
}

function shapeOf(days: readonly DayPoint[], { tau, pDrift, periodDays, pCycle }: DriftAndCycle): Shape {
  if (isFixed(days)) return 'fixed_point'
  if (pDrift <= SHAPE_LEVEL && Math.abs(tau) >= DRIFT_MIN_TAU) return 'drifting'
  const span = (days.at(-1)?.day ?? 0) - (days[0]?.day ?? 0)
  if (periodDays !== null && pCycle <= SHAPE_LEVEL && span >= CYCLE_MIN_PERIODS * periodDays) return 'limit_cycle'
  return 'irregular'
}

/** True when the day means of the metrics have a root mean square deviation of at most 0.45 and no range above 1.5. */
function isFixed(days: readonly DayPoint[]): boolean {
  const series = METRICS.map((metric) => days.map(({ means }) => means[metric]))
  const widest = Math.max(...series.map((values) => Math.max(...values) - Math.min(...values)))
  return Math.sqrt(mean(series.map(variance))) <= FIXED_DEVIATION && widest <= FIXED_RANGE
}
