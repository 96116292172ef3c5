import { RATING_MAX } from '@soundings/core/entries'
import { seededRandom } from '@soundings/core/random'
import { focusOf, meanRating, newest, type ChartEntry } from './entries.ts'

/** The deep water that an entry makes: its place in px, its length in words and its focus, 1-5. */
export type Deep = { x: number; y: number; words: number; focus: number }

/** Margins as a share of width and height: top, right, bottom, left. */
type Padding = readonly [top: number, right: number, bottom: number, left: number]

export type PlaceOptions = {
  padding?: Padding
  /** Height of the vertical scatter as a share of the drawing's height. */
  scatter?: number
}

const PADDING: Padding = [0.06, 0.16, 0.06, 0.16]
/** Width of the horizontal scatter as a share of the drawing's width. */
const SIDEWAYS = 0.05
const SCATTER = 0.22

/**
 * Entries placed in `width` × `height` px, oldest first: x is the date within the window, y the mean rating (better
 * days nearer the surface), both shifted slightly by a scatter that the entry's id fixes.
 */
export function placeEntries(
  entries: readonly ChartEntry[],
  width: number,
  height: number,
  { padding = PADDING, scatter = SCATTER }: PlaceOptions = {},
): Deep[] {
  const [top, right, bottom, left] = padding
  const ordered = newest(entries, entries.length)
  const first = ordered.at(0)?.time ?? 0
  const last = ordered.at(-1)?.time ?? 0
  return ordered.map((entry) => {
    const random = seededRandom(entry.id)
    const along = last > first ? (entry.time - first) / (last - first) : 0.5
    const down = 1 - meanRating(entry) / RATING_MAX
    const x = width * (left + along * (1 - right - left)) + (random() - 0.5) * width * SIDEWAYS
    const y = height * (top + down * (1 - top - bottom)) + (random() - 0.5) * height * scatter
    return { x, y, words: entry.words, focus: focusOf(entry) }
  })
}
