import type { ClaritySubscores } from './types.ts'

type Tooltip = {
  /** A score below the first is low; a score from the second on is high (docs/spec/numbers.md#clarity). */
  cutoffs: readonly [middleFrom: number, highFrom: number]
  low: string
  middle: string
  high: string
}

/** The subscores with a low, middle and high range. */
type RangedSubscore = Exclude<keyof ClaritySubscores, 'recencyBoost'>

/** Each subscore's sentence for a low, middle and high score (docs/spec/rules.md#clarity). */
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
    low: 'The last 7 days are below your 30-day level.',
    middle: 'The last 7 days are near your 30-day level.',
    high: 'The last 7 days are above your 30-day level.',
  },
  balance: {
    cutoffs: [30, 60],
    low: 'Mood, energy and focus are far apart.',
    middle: 'Mood, energy and focus are somewhat apart.',
    high: 'Mood, energy and focus are close together.',
  },
}

/** The scores that separate low, middle and high for a subscore (docs/spec/numbers.md#clarity). */
export function tooltipCutoffs(name: RangedSubscore): Tooltip['cutoffs'] {
  return TOOLTIPS[name].cutoffs
}

/** True when a subscore is in its low range. */
export function isLow(name: RangedSubscore, score: number): boolean {
  return score < TOOLTIPS[name].cutoffs[0]
}

/** The tooltip of a subscore: the sentence for its range, or the points that the recency boost adds. */
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
