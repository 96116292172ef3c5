import type { SafetyState } from '../safety/index.ts'
import { BRIGHT_FROM, CLARITY_DAYS, RECENT_DAYS, WEEKS_BEFORE_FROM } from './constants.ts'
import { isLow, subscoreTooltip } from './subscore-tooltip.ts'
import type { Band, ClaritySubscores } from './types.ts'

type Picture = {
  band: Band
  /** The score before `withoutBright` lowered it, 0-100. */
  raw: number
  subscores: ClaritySubscores
  safety: SafetyState
  /** Days with a rated entry among the last 30. */
  ratedDays: number
  /** Local days since the first entry, counting its own day; 0 without entries. */
  age: number
}

/** Subscores that can prevent Bright, in the order in which the message names them. */
const NAMED_FIRST = ['stability', 'balance', 'consistency'] as const

/** The sentence above the clarity ring (docs/spec/rules.md#clarity). It describes and gives no advice. */
export function clarityMessage({ band, raw, subscores, safety, ratedDays, age }: Picture): string {
  if (age === 0) return 'Nothing to show yet. Your first entry starts the picture.'
  const isYoung = age < CLARITY_DAYS
  if (safety !== 'open') {
    if (age === 1) return 'Here is your first day.'
    return isYoung ? `Here are your first ${age} days.` : `Here are your last ${CLARITY_DAYS} days.`
  }
  if (ratedDays > 0 && isLow('trajectory', subscores.trajectory)) {
    return `The last ${RECENT_DAYS} days are lower than the ${age < WEEKS_BEFORE_FROM ? 'days' : 'weeks'} before.`
  }
  const preventing = NAMED_FIRST.find((name) => isLow(name, subscores[name]))
  if (raw >= BRIGHT_FROM && preventing) return subscoreTooltip(preventing, subscores[preventing])
  const window = isYoung ? `your first ${age} days` : `your last ${CLARITY_DAYS} days`
  if (band === 'Bright') return `${ratedDays} of ${window} have ratings, and the picture is clear.`
  if (band === 'Emerging') {
    return isYoung
      ? `A picture is emerging from ${window}.`
      : `A picture is emerging from ${ratedDays} days of entries.`
  }
  if (age === 1) return 'Still hazy: this is your first day.'
  return `Still hazy: you rated entries on ${ratedDays === 0 ? 'none' : ratedDays} of ${window}.`
}
