import { isForeignLanguage } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import { FEATURES, featuresIn, type Feature, type Features, type LineOfEntry } from './features.ts'
import { entriesOfDay, newestEntries } from './newest-entries.ts'
import { BASE, WEIGHTS } from './weights.ts'

/**
 * How much a reader who knows the day would like to see an earlier line again, about 1 to 5, as readers rated such
 * lines: alone on the newest day, or beside a later line on that line’s day.
 */
export type Worth = (earlier: LineOfEntry, later?: LineOfEntry) => number

/** A constant, and the weight of each feature. */
export type Weights = { base: number; weights: Readonly<Record<Feature, number>> }

/** What the patterns of English add to an average line, for lines in other languages. */
const FOREIGN_POINTS = 0.8

/** The worth of lines of a journal on its newest day, and of pairs on the day of their later line. */
export function worthIn(journal: Journal): Worth {
  const worth = worthKept.get(journal) ?? worthByDay(journal)
  worthKept.set(journal, worth)
  return worth
}

function worthByDay(journal: Journal): Worth {
  const alone = worthOf(journal, newestEntries(journal))
  const beside = new Map<number, Worth>()
  return (earlier, later) => {
    if (!later) return alone(earlier)
    const { day } = later.reading.entry
    const worth = beside.get(day) ?? worthOf(journal, entriesOfDay(journal.quotable, day))
    beside.set(day, worth)
    return worth(earlier, later)
  }
}

const worthKept = new WeakMap<Journal, Worth>()

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
  return FEATURES.reduce((sum, name) => sum + weights[name] * features[name], base)
}
