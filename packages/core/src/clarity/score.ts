import { clamp } from '../statistics/index.ts'
import {
  BRIGHT_FROM,
  EMERGING_FROM,
  EVIDENCE_SCALE_DAYS,
  RECENCY_DECAY_DAYS,
  RECENCY_MAX,
  SUBSCORES_SHARE,
  SUBSCORE_WEIGHTS,
  UNINFORMED_SHARE,
} from './constants.ts'
import type { Band, ClaritySubscores } from './types.ts'

/** 10·e^(−days since the last entry / 3), 0-10 (docs/spec/rules.md#clarity). */
export function recencyBoost(daysSince: number): number {
  return RECENCY_MAX * Math.exp(-daysSince / RECENCY_DECAY_DAYS)
}

/**
 * Clarity before `withoutBright`, a whole number 0-100 (docs/spec/rules.md#clarity): ε·(0.9·(0.35·consistency +
 * 0.25·stability + 0.20·trajectory + 0.20·balance) + recencyBoost), with ε = (1 − e^(−D/4))·(0.6 + 0.4·φ) for D
 * entry-days and informativeness φ.
 */
export function clarityScore(subscores: ClaritySubscores, entryDays: number, informed: number): number {
  const evidence =
    (1 - Math.exp(-entryDays / EVIDENCE_SCALE_DAYS)) * (UNINFORMED_SHARE + (1 - UNINFORMED_SHARE) * informed)
  const weighted =
    SUBSCORE_WEIGHTS.consistency * subscores.consistency +
    SUBSCORE_WEIGHTS.stability * subscores.stability +
    SUBSCORE_WEIGHTS.trajectory * subscores.trajectory +
    SUBSCORE_WEIGHTS.balance * subscores.balance
  return clamp(Math.round(evidence * (SUBSCORES_SHARE * weighted + subscores.recencyBoost)), 0, 100)
}

/** Hazy below 40, Emerging below 65, otherwise Bright. */
export function bandOf(clarity: number): Band {
  if (clarity < EMERGING_FROM) return 'Hazy'
  return clarity < BRIGHT_FROM ? 'Emerging' : 'Bright'
}
