import type { SafetyState } from '../safety/index.ts'
import { BRIGHT_FROM, CLARITY_DAYS, RECENT_DAYS } from './constants.ts'
import { isLow, subscoreTooltip } from './subscore-tooltip.ts'
import type { Band, ClaritySubscores } from './types.ts'

type Picture = {
  band: Band
  /** The score before it was lowered for want of a ground to be Bright, 0-100. */
  raw: number
  subscores: ClaritySubscores
  safety: SafetyState
  /** Days of the last 30 with a rated entry. */
  ratedDays: number
  /** Local days since the first entry, its own included; 0 when there is no entry at all. */
  age: number
}

/** Full weeks before the last 7 days from which "the weeks before" is true. */
const WEEKS_BEFORE_FROM = RECENT_DAYS + 14
/** Subscores that may keep a picture from being Bright, the one that is said first in front. */
const SAID_FIRST = ['stability', 'balance', 'consistency'] as const

/** The sentence above the clarity ring (design section D.6, echo-2 §6.3 and §6.4). It says what is there and advises nothing. */
export function clarityMessage({ band, raw, subscores, safety, ratedDays, age }: Picture): string {
  if (age === 0) return 'Nothing to show yet. The picture starts with the first entry.'
  const isYoung = age < CLARITY_DAYS
  if (safety !== 'open') {
    if (age === 1) return 'Here is your first day.'
    return isYoung ? `Here are your first ${age} days.` : 'Here are your last 30 days.'
  }
  if (ratedDays > 0 && isLow('trajectory', subscores.trajectory)) {
    return `The last 7 days sit lower than the ${age < WEEKS_BEFORE_FROM ? 'days' : 'weeks'} before.`
  }
  const stopping = SAID_FIRST.find((name) => isLow(name, subscores[name]))
  if (raw >= BRIGHT_FROM && stopping) return subscoreTooltip(stopping, subscores[stopping])
  const window = isYoung ? `your first ${age} days` : 'your last 30 days'
  if (band === 'Bright') return `${ratedDays} of ${window} hold a rating, and they draw a clear picture.`
  if (band === 'Emerging') {
    return isYoung
      ? `A picture is emerging from ${window}.`
      : `A picture is emerging from ${ratedDays} days of entries.`
  }
  if (age === 1) return 'Still hazy: this is your first day.'
  return `Still hazy: you rated entries on ${ratedDays === 0 ? 'none' : ratedDays} of ${window}.`
}
