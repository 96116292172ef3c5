import { CONTENT_MAX_BYTES, ENTRY_EARLIEST, ENTRY_LATEST, RATING_MAX, RATING_MIN } from '@soundings/core/entries'
import { isTimeZone, UTC_OFFSET_MAX } from '@soundings/core/time'
import { z } from 'zod'
import type { KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'

const DAY_MS = 86_400_000
/** Longer titles, tags and lists are not made here. */
const TITLE_MAX = 10_000
const TAG_MAX = 100_000
const TAGS_MAX = 100

export const Id = z.uuid().transform((id) => id.toLowerCase())
/** Others are neither written here nor held by every database and calendar. */
export const Moment = z.iso.datetime().refine((text) => isMoment(Date.parse(text)))
const Rating = z.int().min(RATING_MIN).max(RATING_MAX).nullable()
const Measure = z.number().min(-1_000).max(1_000).nullable()
const zones = new Set<string>()

/** A list that is not looked at when it is longer than it may be: each item that is wrong costs time. */
export function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(z.unknown()).max(max).pipe(z.array(item))
}

/** One entry as one line of JSON: everything that is known of it. */
export const EntryLine = z
  .strictObject({
    id: Id,
    created_at: Moment,
    updated_at: Moment,
    added_at: Moment,
    /** Ordinal local day, local hour and minutes east of UTC, fixed when it was saved. */
    day: z.int(),
    hour: z.int().min(0).max(23),
    utc_offset: z.int().min(-UTC_OFFSET_MAX).max(UTC_OFFSET_MAX),
    time_zone: z.string().max(64).refine(isKnownZone),
    title: z.string().max(TITLE_MAX).refine(isText),
    content: z
      .string()
      .refine(isText)
      .refine((content) => Buffer.byteLength(content, 'utf8') <= CONTENT_MAX_BYTES),
    tags: listOf(
      z.strictObject({ tag: z.string().max(TAG_MAX).refine(isText), source: z.enum(['hash', 'user', 'auto']) }),
      TAGS_MAX,
    ),
    mood: Rating,
    energy: Rating,
    focus: Rating,
    word_count: z.int().min(0).max(CONTENT_MAX_BYTES),
    historic: z.boolean(),
    undated: z.boolean(),
    origin: z.enum(['written', 'imported']),
    import_id: Id.nullable(),
    telemetry: z.strictObject({
      typing_speed_wpm: Measure,
      time_on_entry_seconds: z.number().min(0).max(31_536_000).nullable(),
      edit_count: z.int().min(0).max(10_000_000).nullable(),
      sentiment_score: Measure,
      lexical_diversity: Measure,
    }),
  })
  // A wall clock is at most a day away from UTC.
  .refine(({ day, created_at }) => Math.abs(day - Math.floor(Date.parse(created_at) / DAY_MS)) <= 1)
export type EntryLine = z.infer<typeof EntryLine>

export function toEntryLine(entry: KeptEntry): EntryLine {
  return {
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
    added_at: entry.addedAt.toISOString(),
    day: entry.day,
    hour: entry.hour,
    utc_offset: entry.utcOffset,
    time_zone: entry.timeZone,
    title: entry.title,
    content: entry.content,
    tags: entry.tags,
    mood: entry.mood,
    energy: entry.energy,
    focus: entry.focus,
    word_count: entry.wordCount,
    historic: entry.historic,
    undated: entry.undated,
    origin: entry.origin,
    import_id: entry.importId,
    telemetry: {
      typing_speed_wpm: entry.typingSpeedWpm,
      time_on_entry_seconds: entry.timeOnEntrySeconds,
      edit_count: entry.editCount,
      sentiment_score: entry.sentimentScore,
      lexical_diversity: entry.lexicalDiversity,
    },
  }
}

export function toKeptEntry(line: EntryLine, photographed: boolean): KeptEntry {
  return {
    id: line.id,
    createdAt: new Date(line.created_at),
    updatedAt: new Date(line.updated_at),
    addedAt: new Date(line.added_at),
    day: line.day,
    hour: line.hour,
    utcOffset: line.utc_offset,
    timeZone: line.time_zone,
    title: line.title,
    content: line.content,
    tags: line.tags,
    mood: line.mood,
    energy: line.energy,
    focus: line.focus,
    wordCount: line.word_count,
    historic: line.historic,
    undated: line.undated,
    origin: line.origin,
    importId: line.import_id,
    photographed,
    damaged: false,
    typingSpeedWpm: line.telemetry.typing_speed_wpm,
    timeOnEntrySeconds: line.telemetry.time_on_entry_seconds,
    editCount: line.telemetry.edit_count,
    sentimentScore: line.telemetry.sentiment_score,
    lexicalDiversity: line.telemetry.lexical_diversity,
  }
}

/** True for ms since the epoch that an entry, and what is told of it, can have. */
export function isMoment(time: number): boolean {
  return time >= ENTRY_EARLIEST && time <= ENTRY_LATEST
}

/** True for what is kept as it is: no NUL, no half of a character. */
export function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Asking the runtime for a zone is slow, and a journal has few of them. Of names that are none there is no end. */
function isKnownZone(name: string): boolean {
  if (zones.has(name)) return true
  const known = isTimeZone(name)
  if (known && zones.size < 1_000) zones.add(name)
  return known
}
