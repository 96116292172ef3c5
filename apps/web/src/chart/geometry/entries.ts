import { RATING_DEFAULT } from '@soundings/core/entries'
import { fnv1a } from '@soundings/core/random'

/** One entry as the drawings see it. A missing rating counts as the middle of the scale. */
export type ChartEntry = {
  id: string
  /** Moment of writing, ms since the epoch. */
  time: number
  words: number
  /** 1-5 */
  mood: number | null
  energy: number | null
  focus: number | null
}

/** The number of words that gives a ring its normal weight. */
const WORDS_OF_WEIGHT_1 = 140

/** The `count` newest entries, oldest first. */
export function newest(entries: readonly ChartEntry[], count: number): ChartEntry[] {
  return entries.toSorted((a, b) => a.time - b.time).slice(Math.max(0, entries.length - count))
}

/** Mean of the three ratings, 1-5. */
export function meanRating({ mood, energy, focus }: ChartEntry): number {
  return ((mood ?? RATING_DEFAULT) + (energy ?? RATING_DEFAULT) + (focus ?? RATING_DEFAULT)) / 3
}

/** Focus of an entry, 1-5; the middle of the scale when unrated. */
export function focusOf(entry: ChartEntry): number {
  return entry.focus ?? RATING_DEFAULT
}

/** The weight of this entry's ring: words / 140. */
export function ringWeight(entry: ChartEntry): number {
  return entry.words / WORDS_OF_WEIGHT_1
}

/** The position of the entry's station on its ring, in turns (0-1) clockwise from twelve o'clock, fixed by its id. */
export function stationTurn(entry: ChartEntry): number {
  return (fnv1a(`${entry.id}a`) % 1000) / 1000
}
