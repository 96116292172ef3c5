import type { SafetyState } from '../safety/index.ts'
import { BRIGHT_AGE_DAYS, BRIGHT_MOOD, BRIGHT_RATED_DAYS, EMERGING_FROM, UNEARNED_SHARE } from './constants.ts'
import { isLow } from './subscore-tooltip.ts'
import type { Trend } from './trend.ts'
import type { ClaritySubscores } from './types.ts'

/** The conditions for a Bright score. */
type Ground = {
  subscores: ClaritySubscores
  /** Days with a rated entry among the last 30. */
  ratedDays: number
  /** Local days since the first entry, counting its own day. */
  age: number
  /** Mean mood of the tapered week and of the 30 days, 1-5; null without a rated day. */
  moods: readonly (number | null)[]
  trends: readonly Trend[]
  safety: SafetyState
}

/**
 * True when a score may be called Bright (docs/spec/rules.md#clarity): no subscore is low, enough days are rated over a
 * long enough time, neither the week nor the month is low in mood, at least one trend is not Dipping, and the safety
 * state is open.
 */
export function isBrightEarned({ subscores, ratedDays, age, moods, trends, safety }: Ground): boolean {
  return (
    safety === 'open' &&
    !isLow('consistency', subscores.consistency) &&
    !isLow('stability', subscores.stability) &&
    !isLow('trajectory', subscores.trajectory) &&
    !isLow('balance', subscores.balance) &&
    ratedDays >= BRIGHT_RATED_DAYS &&
    age >= BRIGHT_AGE_DAYS &&
    moods.every((mood) => mood === null || mood >= BRIGHT_MOOD) &&
    trends.some((trend) => trend !== 'Dipping')
  )
}

/**
 * The score when Bright is not earned: points above 40 count by 0.4, so that even 100 stays Emerging and the number
 * agrees with the word (docs/spec/rules.md#clarity).
 * @param score 0-100, whole
 */
export function withoutBright(score: number): number {
  return score <= EMERGING_FROM ? score : Math.round(EMERGING_FROM + UNEARNED_SHARE * (score - EMERGING_FROM))
}
