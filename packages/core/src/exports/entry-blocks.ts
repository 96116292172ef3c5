import { RATING_MAX, type Ratings } from '../entries/index.ts'
import type { TextBlock } from './block.ts'
import { clockOf, longDay } from './dates.ts'

export type ExportedEntry = {
  /** The entry’s time, in ms since the epoch. */
  time: number
  /** The local time’s offset at the place of writing, in minutes east of UTC. */
  utcOffset: number
  /** The entry’s ordinal local day. */
  day: number
  /** True if the date of the entry is unknown. */
  undated: boolean
  content: string
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly string[]
  /** The title that the writer gave the entry. */
  title?: string | undefined
  /** The question of an Echo that the entry answers. */
  question?: string
  /** The writer’s own prompt that the entry answers. */
  prompt?: string | undefined
  /** The place where the entry was written, if the imported journal names it. */
  place?: string | undefined
}

/** An entry in a document: its date, title, ratings, tags, prompt or question, and its full text. */
export function entryBlocks(entry: ExportedEntry): TextBlock[] {
  return [
    { kind: 'heading', text: whenOf(entry) },
    ...factsOf(entry).map((text) => ({ kind: 'note', text }) as const),
    { kind: 'text', text: entry.content },
  ]
}

/** An entry’s data besides its text and date, one line each. */
function factsOf({ title, tags, question, prompt, place, ...entry }: ExportedEntry): string[] {
  return [
    ...(title === undefined ? [] : [`Title: ${title}`]),
    ratingsOf(entry),
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ...(question === undefined ? [] : [`Asked by an Echo: ${question}`]),
    ...(prompt === undefined ? [] : [`Prompt: ${prompt}`]),
    ...(place === undefined ? [] : [`Place: ${place}`]),
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
