import type { ClaritySubscores } from './types.ts'

type Tooltip = {
  /** Low is below the first, high from the second (product-spec section 9). */
  cutoffs: readonly [middleFrom: number, highFrom: number]
  low: string
  middle: string
  high: string
}

/** The subscores that have a low, a middle and a high range. */
type RangedSubscore = Exclude<keyof ClaritySubscores, 'recencyBoost'>

/** What each subscore says, low, in the middle and high (design section D.6). */
const TOOLTIPS: Record<RangedSubscore, Tooltip> = {
  consistency: {
    cutoffs: [30, 60],
    low: 'Entries are far apart.',
    middle: 'Entries come in stretches.',
    high: 'Entries come regularly.',
  },
  stability: {
    cutoffs: [35, 65],
    low: 'Ratings swing from day to day.',
    middle: 'Ratings move a little from day to day.',
    high: 'Ratings stay close from day to day.',
  },
  trajectory: {
    cutoffs: [40, 70],
    low: 'The last 7 days sit below your 30-day level.',
    middle: 'The last 7 days sit near your 30-day level.',
    high: 'The last 7 days sit above your 30-day level.',
  },
  balance: {
    cutoffs: [30, 60],
    low: 'Mood, energy and focus are far apart.',
    middle: 'Mood, energy and focus are somewhat apart.',
    high: 'Mood, energy and focus are close together.',
  },
}

/** The marks of each subscore below which it is low and from which it is high (product-spec section 9). */
export function tooltipCutoffs(name: RangedSubscore): Tooltip['cutoffs'] {
  return TOOLTIPS[name].cutoffs
}

/** True when a subscore is in its low range. */
export function isLow(name: RangedSubscore, score: number): boolean {
  return score < TOOLTIPS[name].cutoffs[0]
}

/** The sentence behind a subscore: low, middle or high by its cut-offs; for the recency boost, what it adds. */
export function subscoreTooltip(name: keyof ClaritySubscores, score: number): string {
  if (name === 'recencyBoost') return recencyTooltip(score)
  const { cutoffs, low, middle, high } = TOOLTIPS[name]
  if (isLow(name, score)) return low
  return score < cutoffs[1] ? middle : high
}

function recencyTooltip(boost: number): string {
  if (boost <= 0) return 'No entry is recent enough to add points.'
  return `Your latest entry adds ${boost} ${boost === 1 ? 'point' : 'points'}.`
}
