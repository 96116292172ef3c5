import type { NumericOrder, CalendarDay, DateText } from '@soundings/core/diary-split'
import type { RecordMood, RecordTime, RecordZone } from '../journal-record.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { tagsOf } from '../shared/foreign-fields.ts'
import { oneLine } from '../shared/plain-text.ts'
import { clockOf, zoneOf } from '../shared/record-time.ts'
import { numericDate, writtenTime } from '../shared/written-time.ts'

/** Names of fields for the date a note is about, when its file was created and when it was changed. */
const DATES = ['date', 'datetime', 'day', 'journal_date', 'entry_date']
const CREATED = [
  'created',
  'created_at',
  'createdat',
  'date_created',
  'creation_date',
  'created_time',
  'created_on',
  'timestamp',
]
const CHANGED = [
  'updated',
  'updated_at',
  'modified',
  'modified_at',
  'date_modified',
  'last_modified',
  'lastmod',
  'mtime',
]
const ZONES = ['time_zone', 'timezone', 'tz']
const TAGS = ['tags', 'tag', 'keywords']
const PLACES = ['place', 'location']
const IDS = ['id', 'uuid', 'uid']

type Fields = ReadonlyMap<string, readonly string[]>

/** The fields of a note that a record can store. */
export type NoteFields = {
  externalId: string | null
  title: string | null
  /** The date that the note is about; null if the note doesn’t name one. */
  date: RecordTime | null
  /** The time when the note’s file was made. */
  created: RecordTime | null
  changed: RecordTime | null
  /** True when the note has a date that can’t be read. */
  hasBadDate: boolean
  tags: string[]
  mood: string
  energy: RecordMood['scale']
  focus: RecordMood['scale']
  location: string | null
  /** Only notes that Soundings has exported have these two. */
  prompt: string | null
  question: string | null
  isStarred: boolean
}

/** Reads the fields of a note. @param order of day and month in numeric dates */
export function noteFields(fields: Fields, order: NumericOrder | null, today: CalendarDay): NoteFields {
  const zone: RecordZone = zoneOf(first(fields, ZONES))
  const timeIn = (names: readonly string[]) => writtenTime(bare(first(fields, names)), { order, today, zone })
  const date = withClock(timeIn(DATES), first(fields, ['time']))
  const created = timeIn(CREATED)
  const given = first(fields, DATES) || first(fields, CREATED)
  return {
    externalId: oneLine(first(fields, IDS)).slice(0, 200) || null,
    title: oneLine(first(fields, ['title'])) || null,
    date,
    created,
    changed: timeIn(CHANGED),
    hasBadDate: given !== '' && date === null && created === null,
    tags: tagsIn(fields),
    mood: oneLine(first(fields, ['mood'])),
    energy: ratingOf(first(fields, ['energy'])),
    focus: ratingOf(first(fields, ['focus'])),
    location: oneLine(first(fields, PLACES)) || null,
    prompt: oneLine(first(fields, ['prompt'])) || null,
    question: oneLine(first(fields, ['echo_question'])) || null,
    isStarred: ['favorite', 'favourite', 'starred', 'pinned'].some((name) => first(fields, [name]) === 'true'),
  }
}

/** The dates of a note that need an order of day and month. */
export function numericDates(fields: Fields): DateText[] {
  return [DATES, CREATED].flatMap((names) => numericDate(bare(first(fields, names))) ?? [])
}

/** A rating from 1 to 5, as our own export writes it; null for any other text. */
export function ratingOf(text: string): RecordMood['scale'] {
  return scaleOf(Number(text))
}

function first(fields: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = fields.get(name)?.[0]?.trim()
    if (value) return value
  }
  return ''
}

/** The date without the brackets of a link, because it may link to its note. */
function bare(text: string): string {
  return text.replace(/^\[\[(.*)\]\]$/u, '$1').trim()
}

function withClock(time: RecordTime | null, clock: string): RecordTime | null {
  return time?.kind === 'local' && time.time === null ? { ...time, time: clockOf(clock) } : time
}

/** A list, or words with commas or spaces between them. */
function tagsIn(fields: Fields): string[] {
  const given = TAGS.flatMap((name) => fields.get(name) ?? [])
  if (given.length !== 1) return tagsOf(given)
  const [text = ''] = given
  return tagsOf(text.includes(',') || text.includes(';') ? text.split(/[,;]/u) : text.split(/\s+/u))
}
