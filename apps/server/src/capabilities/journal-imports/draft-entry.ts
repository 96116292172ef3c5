import { createHash } from 'node:crypto'
import type { JournalProblemKind } from '@soundings/contract/journal-imports'
import {
  CONTENT_MAX_BYTES,
  DESCRIPTION_MAX,
  isInvisible,
  PHOTOGRAPHS_PER_ENTRY,
  PLACE_MAX,
  TITLE_MAX,
} from '@soundings/core/entries'
import { OWN_PROMPT_LENGTH_MAX } from '@soundings/core/writing'
import type { JournalRecord, JournalSource, RecordPhotograph } from '#server/adapters/journals/journal-record.ts'
import { givenTags } from './given-tags.ts'
import { placeInTime, type PlacedInTime } from './place-in-time.ts'
import { oneLine, shortened, storable } from './stored-text.ts'

/** The longest name that a mood or a folder may have, in characters. */
const NAME_MAX = 200

/** A future entry, before its text is analyzed and its photographs are drawn. */
export type DraftEntry = PlacedInTime & {
  source: JournalSource
  /** The part of the upload that contains the entry and its photographs. */
  part: number
  record: JournalRecord
  content: string
  /** A title that the source keeps apart from the text. */
  title: string | null
  tags: string[]
  photographs: RecordPhotograph[]
  place: string | null
  prompt: string | null
  /** A key that is the same for the same record, within one export or across two. */
  key: string
  problems: JournalProblemKind[]
}

/**
 * Makes an entry of a record. Parts that an entry can't store are left out and reported; nothing is invented.
 * @returns the draft, or the reason why the record can’t become an entry
 */
export function draftEntry(
  record: JournalRecord,
  {
    source,
    part,
    timeZone,
    now,
    index,
  }: { source: JournalSource; part: number; timeZone: string; now: Date; index: number },
): DraftEntry | JournalProblemKind {
  const longTitle = record.title !== null && record.title.length > TITLE_MAX
  const content = storable(longTitle ? `${record.title}\n\n${record.text}`.trimEnd() : record.text)
  if (Buffer.byteLength(content, 'utf8') > CONTENT_MAX_BYTES) return 'too_long'
  const title = longTitle || record.title === null ? null : oneLine(record.title) || null
  if (isInvisible(content) && title === null && record.photographs.length === 0 && record.mood === null) return 'empty'
  const placed = placeInTime(record.time, { timeZone, now, index })
  const { tags, problems: ofTags } = givenTags(record.tags, content)
  const place = shortened(record.location ?? '', PLACE_MAX)
  const prompt = shortened(record.prompt ?? '', OWN_PROMPT_LENGTH_MAX)
  const photographs = record.photographs.slice(0, PHOTOGRAPHS_PER_ENTRY).map(({ path, description }) => {
    const { text, isCut } = shortened(description, DESCRIPTION_MAX)
    return { path, description: text, isCut }
  })
  const problems: JournalProblemKind[] = []
  if (placed.problem) problems.push(placed.problem)
  problems.push(...ofTags)
  if (place.isCut) problems.push('long_place')
  if (prompt.isCut) problems.push('long_prompt')
  if (record.photographs.length > PHOTOGRAPHS_PER_ENTRY) problems.push('too_many_photographs')
  if (photographs.some(({ isCut }) => isCut)) problems.push('long_description')
  return {
    ...placed,
    source,
    part,
    record: named(record),
    content,
    title,
    tags,
    photographs: photographs.map(({ path, description }) => ({ path, description })),
    place: place.text || null,
    prompt: prompt.text || null,
    key: keyOf(source, record, content),
    problems,
  }
}

/** The record with names that a person can be asked about. */
function named(record: JournalRecord): JournalRecord {
  const short = (name: string) => shortened(name, NAME_MAX).text
  const { mood, folder } = record
  return { ...record, mood: mood && { ...mood, name: short(mood.name) }, folder: folder && (short(folder) || null) }
}

/**
 * True for ids that no two records share, such as UUIDs and hashes. Other ids are row numbers, which begin at 1 in
 * every export.
 */
const UNIQUE_ID = /[0-9a-f]{16}|[0-9a-f]{8}-[0-9a-f]{4}-/iu

/**
 * The key of a record: its id where the source has one (with its time, unless the id is unique), else its whole
 * content. A record with words is also compared by its day and words.
 */
function keyOf(
  source: JournalSource,
  { externalId, photographs, place: _place, changedAt: _changedAt, leftBehind: _left, ...record }: JournalRecord,
  content: string,
): string {
  if (externalId !== null) {
    const when = UNIQUE_ID.test(externalId) ? '' : JSON.stringify(record.time)
    return `journal|${source}|${externalId}|${when}`
  }
  const said = JSON.stringify([record, content, photographs.map(({ path }) => path)])
  return `journal|${source}|${createHash('sha256').update(said).digest('base64')}`
}
