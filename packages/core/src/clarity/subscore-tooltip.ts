import { CLARITY_DAYS, RECENT_DAYS, SUBSCORE_CUTOFFS } from './constants.ts'
import type { ClaritySubscores } from './types.ts'

type Tooltip = {
  low: string
  middle: string
  high: string
}

/** The subscores with a low, middle and high range. */
type RangedSubscore = Exclude<keyof ClaritySubscores, 'recencyBoost'>

/** Each subscore's sentence for a low, middle and high score (docs/spec/rules.md#clarity). */
const TOOLTIPS: Record<RangedSubscore, Tooltip> = {
  consistency: {
    low: 'Entries are far apart.',
    middle: 'Entries come in stretches.',
    high: 'Entries come regularly.',
  },
  stability: {
    low: 'Ratings swing from day to day.',
    middle: 'Ratings move a little from day to day.',
    high: 'Ratings stay close from day to day.',
  },
  trajectory: {
    low: `The last ${RECENT_DAYS} days are below your ${CLARITY_DAYS}-day level.`,
    middle: `The last ${RECENT_DAYS} days are near your ${CLARITY_DAYS}-day level.`,
    high: `The last ${RECENT_DAYS} days are above your ${CLARITY_DAYS}-day level.`,
  },
  balance: {
    low: 'Mood, energy and focus are far apart.',
    middle: 'Mood, energy and focus are somewhat apart.',
    high: 'Mood, energy and focus are close together.',
  },
}

/** The scores that separate low, middle and high for a subscore (docs/spec/numbers.md#clarity). */
export function tooltipCutoffs(name: RangedSubscore): readonly [middleFrom: number, highFrom: number] {
  return SUBSCORE_CUTOFFS[name]
}

/** True when a subscore is in its low range. */
export function isLow(name: RangedSubscore, score: number): boolean {
  return score < SUBSCORE_CUTOFFS[name][0]
}

/** The tooltip of a subscore: the sentence for its range, or the points that the recency boost adds. */
export function subscoreTooltip(name: keyof ClaritySubscores, score: number): string {
  if (name === 'recencyBoost') return recencyTooltip(score)
  const { low, middle, high } = TOOLTIPS[name]
  if (isLow(name, score)) return low
  return score < SUBSCORE_CUTOFFS[name][1] ? middle : high
}

function recencyTooltip(boost: number): string {
  if (boost <= 0) return 'No entry is recent enough to add points.'
  return `Your latest entry adds ${boost} ${boost === 1 ? 'point' : 'points'}.`
}
