import { RATING_MAX, type Ratings } from '../entries/index.ts'
import type { Block } from './block.ts'
import { clockOf, longDay } from './dates.ts'

/** What is told of an entry when it leaves. */
export type ExportedEntry = {
  /** ms since the epoch */
  time: number
  /** Minutes east of UTC where it was written. */
  utcOffset: number
  /** Ordinal local day. */
  day: number
  /** Without a place on the calendar. */
  undated: boolean
  content: string
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly string[]
}

/** An entry as a document shows it: when, how it was rated, its tags, and every word of it. */
export function entryBlocks(entry: ExportedEntry): Block[] {
  return [
    { kind: 'heading', text: whenOf(entry) },
    { kind: 'note', text: ratingsOf(entry) },
    ...(entry.tags.length > 0 ? [{ kind: 'note', text: `Tags: ${entry.tags.join(', ')}` } as const] : []),
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
