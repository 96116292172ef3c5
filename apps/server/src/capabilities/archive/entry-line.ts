import { CONTENT_MAX_BYTES, RATING_MAX, RATING_MIN } from '@soundings/core/entries'
import { isTimeZone } from '@soundings/core/time'
import { z } from 'zod'
import type { KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'

const DAY_MS = 86_400_000
/** Longer titles, tags and lists are not made here. */
const TITLE_MAX = 10_000
const TAG_MAX = 100_000
const TAGS_MAX = 100
/** Furthest that a wall clock stands from UTC, in minutes, also in local mean times of old. */
const OFFSET_MAX = 16 * 60

export const Id = z.uuid().transform((id) => id.toLowerCase())
export const Moment = z.iso.datetime()
const Rating = z.int().min(RATING_MIN).max(RATING_MAX).nullable()
const Measure = z.number().min(-1_000).max(1_000).nullable()
const isText = (text: string) => !text.includes('\0') && text.isWellFormed()
const zones = new Map<string, boolean>()

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
    utc_offset: z.int().min(-OFFSET_MAX).max(OFFSET_MAX),
    time_zone: z.string().max(64).refine(isKnownZone),
    title: z.string().max(TITLE_MAX).refine(isText),
    content: z
      .string()
      .refine(isText)
      .refine((content) => Buffer.byteLength(content, 'utf8') <= CONTENT_MAX_BYTES),
    tags: z
      .array(z.strictObject({ tag: z.string().max(TAG_MAX).refine(isText), source: z.enum(['hash', 'user', 'auto']) }))
      .max(TAGS_MAX),
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
    typingSpeedWpm: line.telemetry.typing_speed_wpm,
    timeOnEntrySeconds: line.telemetry.time_on_entry_seconds,
    editCount: line.telemetry.edit_count,
    sentimentScore: line.telemetry.sentiment_score,
    lexicalDiversity: line.telemetry.lexical_diversity,
  }
}

/** Asking the runtime for a zone is slow, and a journal has few of them. */
function isKnownZone(name: string): boolean {
  const known = zones.get(name) ?? isTimeZone(name)
  if (zones.size < 1_000) zones.set(name, known)
  return known
}
