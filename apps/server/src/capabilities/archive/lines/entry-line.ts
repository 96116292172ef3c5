import {
  CONTENT_MAX_BYTES,
  RATING_MAX,
  RATING_MIN,
  DESCRIPTION_MAX,
  PHOTOGRAPHS_PER_ENTRY,
  PLACE_MAX,
  EDITS_MAX,
  WRITING_SECONDS_MAX,
} from '@soundings/core/entries'
import { DAY_MS, dayOfIsoDate, isoDateOf, isTimeZone, UTC_OFFSET_MAX } from '@soundings/core/time'
import { QUESTION_MAX } from '@soundings/core/echo/limits'
import { OWN_PROMPT_LENGTH_MAX } from '@soundings/core/writing'
import { z } from 'zod'
import type { EntryRecord, NamedPhotograph } from '#server/capabilities/entries/index.ts'
import { Id, isText, listOf, Moment, Text } from './fields.ts'

/** The limits of titles, tags and lists; this server writes no longer ones. */
const TITLE_MAX = 10_000
const TAG_MAX = 100_000
const TAGS_MAX = 100

const Rating = z.int().min(RATING_MIN).max(RATING_MAX).nullable()
const Measure = z.number().min(-1_000).max(1_000).nullable()
const zones = new Set<string>()

/** One entry with all its fields as one line of JSON. */
export const EntryLine = z
  .strictObject({
    id: Id,
    created_at: Moment,
    updated_at: Moment,
    added_at: Moment,
    /** The ordinal local day, the local hour and the minutes east of UTC, as they were when the entry was saved. */
    day: z.int(),
    hour: z.int().min(0).max(23),
    utc_offset: z.int().min(-UTC_OFFSET_MAX).max(UTC_OFFSET_MAX),
    time_zone: z.string().max(64).refine(isKnownZone),
    title: Text(TITLE_MAX),
    content: z
      .string()
      .refine(isText)
      .refine((content) => Buffer.byteLength(content, 'utf8') <= CONTENT_MAX_BYTES),
    tags: listOf(z.strictObject({ tag: Text(TAG_MAX), source: z.enum(['hash', 'user', 'auto']) }), TAGS_MAX),
    mood: Rating,
    energy: Rating,
    focus: Rating,
    word_count: z.int().min(0).max(CONTENT_MAX_BYTES),
    historic: z.boolean(),
    undated: z.boolean(),
    origin: z.enum(['written', 'imported']),
    import_id: Id.nullable(),
    /** The Echo’s question that the entry answers; missing in archives from before questions. */
    answers: z
      .strictObject({ question: z.string().min(1).max(QUESTION_MAX).refine(isText), echo: Id, asked_on: z.iso.date() })
      .refine(({ asked_on }) => dayOfIsoDate(asked_on) !== null)
      .optional(),
    /** True if the writer gave the title. This field and the next are missing in archives from before version 5. */
    titled: z.literal(true).optional(),
    prompt: z.string().min(1).max(OWN_PROMPT_LENGTH_MAX).refine(isText).optional(),
    /** The place where the entry was written, in words; missing in archives from before imports of other journals. */
    place: z.string().min(1).max(PLACE_MAX).refine(isText).optional(),
    /** The photographs, in order. The field is missing in archives from before photographs in entries. */
    photographs: listOf(z.strictObject({ id: Id, description: Text(DESCRIPTION_MAX) }), PHOTOGRAPHS_PER_ENTRY)
      .refine((photographs) => new Set(photographs.map(({ id }) => id)).size === photographs.length)
      .optional(),
    telemetry: z.strictObject({
      typing_speed_wpm: Measure,
      time_on_entry_seconds: z.number().min(0).max(WRITING_SECONDS_MAX).nullable(),
      edit_count: z.int().min(0).max(EDITS_MAX).nullable(),
      sentiment_score: Measure,
      lexical_diversity: Measure,
    }),
  })
  // A local time is at most a day away from UTC.
  .refine(({ day, created_at }) => Math.abs(day - Math.floor(Date.parse(created_at) / DAY_MS)) <= 1)
export type EntryLine = z.infer<typeof EntryLine>

export function toEntryLine(entry: EntryRecord): EntryLine {
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
    ...(entry.answers ? { answers: answersLine(entry.answers) } : {}),
    ...(entry.titled ? { titled: true as const } : {}),
    ...(entry.prompt === undefined ? {} : { prompt: entry.prompt }),
    ...(entry.place === undefined ? {} : { place: entry.place }),
    ...(entry.photographs ? { photographs: entry.photographs } : {}),
    telemetry: toTelemetry(entry),
  }
}

/** @param photographs the photographs of the entry that are restored */
export function toEntryRecord(
  line: EntryLine,
  { photographed, photographs }: { photographed: boolean; photographs: NamedPhotograph[] },
): EntryRecord {
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
    ...(line.answers ? { answers: toAnswers(line.answers) } : {}),
    ...(line.titled ? { titled: line.titled } : {}),
    ...(line.prompt === undefined ? {} : { prompt: line.prompt }),
    ...(line.place === undefined ? {} : { place: line.place }),
    ...(photographs.length > 0 ? { photographs } : {}),
    photographed,
    damaged: false,
    ...toMeasures(line.telemetry),
  }
}

type MeasureName = 'typingSpeedWpm' | 'timeOnEntrySeconds' | 'editCount' | 'sentimentScore' | 'lexicalDiversity'

/** The measures of an entry or of an earlier version, as an archive names them. */
export function toTelemetry(measures: Pick<EntryRecord, MeasureName>): EntryLine['telemetry'] {
  return {
    typing_speed_wpm: measures.typingSpeedWpm,
    time_on_entry_seconds: measures.timeOnEntrySeconds,
    edit_count: measures.editCount,
    sentiment_score: measures.sentimentScore,
    lexical_diversity: measures.lexicalDiversity,
  }
}

/** The measures in the form that is stored. */
export function toMeasures(telemetry: EntryLine['telemetry']): Pick<EntryRecord, MeasureName> {
  return {
    typingSpeedWpm: telemetry.typing_speed_wpm,
    timeOnEntrySeconds: telemetry.time_on_entry_seconds,
    editCount: telemetry.edit_count,
    sentimentScore: telemetry.sentiment_score,
    lexicalDiversity: telemetry.lexical_diversity,
  }
}

function answersLine({ question, echo, askedOn }: NonNullable<EntryRecord['answers']>) {
  return { question, echo, asked_on: isoDateOf(askedOn) }
}

function toAnswers({ question, echo, asked_on }: NonNullable<EntryLine['answers']>) {
  return { question, echo, askedOn: dayOfIsoDate(asked_on) ?? 0 }
}

/**
 * Looking up a zone in the runtime is slow, and a journal has few, so known zones are cached. Invalid names are not:
 * their number is unlimited.
 */
function isKnownZone(name: string): boolean {
  if (zones.has(name)) return true
  const known = isTimeZone(name)
  if (known && zones.size < 1_000) zones.add(name)
  return known
}
