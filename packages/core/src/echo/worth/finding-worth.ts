import { clamp } from '../../statistics/index.ts'
import type { Finding } from '../finding/finding.ts'

/** The worth of no and of full strength. */
const STRENGTH = { none: 2.5, full: 4 }

/** The parts of a finding that its worth decides. */
export function byWorth(worth: number): Pick<Finding, 'worth' | 'strength' | 'statistic'> {
  return { worth, strength: strengthOf(worth), statistic: { name: 'worth', value: Math.round(worth * 100) / 100 } }
}

/** The strength of a quote of this worth, 0-1. */
export function strengthOf(worth: number): number {
  return clamp((worth - STRENGTH.none) / (STRENGTH.full - STRENGTH.none))
}
