import { isForeignLanguage } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import { featuresIn, type Features, type LineOfEntry } from './features.ts'
import { newestEntries } from './newest-entries.ts'
import { BASE, WEIGHTS } from './weights.ts'

/**
 * How much a reader who knows the day would like to see an earlier line again, alone or beside a line of the newest day:
 * about 1 to 5, as readers rated such lines.
 */
export type Worth = (earlier: LineOfEntry, later?: LineOfEntry) => number

/** A constant, and the weight of each feature. */
export type Weights = { base: number; weights: Readonly<Record<string, number>> }

/** What the patterns of English add to an average line, for lines in other languages. */
const FOREIGN_POINTS = 0.8

/** The worth of lines beside the newest day of a journal. */
export function worthIn(journal: Journal): Worth {
  const worth = kept.get(journal) ?? worthOf(journal, newestEntries(journal))
  kept.set(journal, worth)
  return worth
}

const kept = new WeakMap<Journal, Worth>()

/** The worth of lines whose readers have no particular day in mind, as in a letter. */
export function worthAlone(journal: Journal): Worth {
  return worthOf(journal, [])
}

function worthOf(journal: Journal, newest: readonly Reading[]): Worth {
  const features = featuresIn(journal, newest)
  return (earlier, later) =>
    weighed(features(earlier, later), { base: BASE, weights: WEIGHTS }) +
    (isForeignLanguage(earlier.reading.language()) ? FOREIGN_POINTS : 0)
}

/** The constant and the sum of the weighted features. */
export function weighed(features: Features, { base, weights }: Weights): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), base)
}
