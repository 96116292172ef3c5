import { clamp } from '../../statistics/index.ts'
import { PATTERN_RESONANCE, RECORD_RESONANCE } from '../constants.ts'
import type { Finding } from '../finding/finding.ts'

/** The smallest adjusted p that counts: a smaller one makes no pattern more significant. */
const SMALLEST_Q = 1e-4
/** The −log10 q and the pooled deviations that count as full strength. */
const FULL_SIGNIFICANCE = 3
const FULL_EFFECT = 1.6

/**
 * clamp(0.25 + 0.45·salience + 0.15·cover + 0.10·e^(−days since the last entry / 7), 0.25, 0.90), two decimals
 * (docs/spec/numbers.md#resonance): how strongly and how widely a claim is present in what it is based on. Not a probability.
 */
export function recordResonance(finding: Finding, daysSinceEntry: number): number {
  const { base, salience, cover, recency, decayDays, low, high } = RECORD_RESONANCE
  const sum =
    base +
    salience * finding.strength +
    cover * clamp(finding.cover) +
    recency * Math.exp(-Math.max(0, daysSinceEntry) / decayDays)
  return twoDecimals(clamp(sum, low, high))
}

/** clamp(0.20 + 0.35·S + 0.30·E + 0.15·C, 0.35, 0.97): S = −log10 q / 3, E = |d| / 1.6, C = 2·cover, each in 0-1. */
export function patternResonance(finding: Finding, q: number): number {
  const { base, significance, effect, cover, low, high } = PATTERN_RESONANCE
  const sum =
    base +
    significance * clamp(-Math.log10(Math.max(q, SMALLEST_Q)) / FULL_SIGNIFICANCE) +
    effect * clamp(Math.abs(finding.strength) / FULL_EFFECT) +
    cover * clamp(2 * finding.cover)
  return twoDecimals(clamp(sum, low, high))
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
