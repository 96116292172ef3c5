import { RATING_MAX, type Ratings } from '../entries/index.ts'
import type { Block } from './block.ts'
import { clockOf, longDay } from './dates.ts'

/** The fields of an entry that are exported. */
export type ExportedEntry = {
  /** ms since the epoch */
  time: number
  /** Minutes east of UTC at the place of writing. */
  utcOffset: number
  /** Ordinal local day. */
  day: number
  /** True if the date of the entry is unknown. */
  undated: boolean
  content: string
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly string[]
  /** The question of an Echo that it answers. */
  question?: string
}

/** An entry in a document: its date, ratings, tags and full text. */
export function entryBlocks(entry: ExportedEntry): Block[] {
  return [
    { kind: 'heading', text: whenOf(entry) },
    { kind: 'note', text: ratingsOf(entry) },
    ...(entry.tags.length > 0 ? [{ kind: 'note', text: `Tags: ${entry.tags.join(', ')}` } as const] : []),
    ...(entry.question === undefined ? [] : [{ kind: 'note', text: `Asked by an Echo: ${entry.question}` } as const]),
    { kind: 'text', text: entry.content },
  ]
}

/** "Friday, November 20, 2026, 10:52 PM", or "Undated". */
export function whenOf({ undated, day, time, utcOffset }: ExportedEntry): string {
  return undated ? 'Undated' : `${longDay(day)}, ${clockOf(time, utcOffset)}`
}

/** "Mood 4 of 5 · Energy 3 of 5 · Focus not rated" */
export function ratingsOf({ mood, energy, focus }: Pick<ExportedEntry, keyof Ratings>): string {
  if (mood === null && energy === null && focus === null) return 'Not rated'
  return [`Mood ${rated(mood)}`, `Energy ${rated(energy)}`, `Focus ${rated(focus)}`].join(' · ')
}

function rated(rating: number | null): string {
  return rating === null ? 'not rated' : `${rating} of ${RATING_MAX}`
}
