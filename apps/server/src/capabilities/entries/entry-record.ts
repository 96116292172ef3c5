import type { TextAnalysis } from '#server/platform/analysis/text-analysis.ts'
import { isoDateOf, MINUTE_MS } from '@soundings/core/time'
import type { Ratings } from '@soundings/core/entries'
import type { Tag } from '@soundings/core/text'
import type { Entry } from '@soundings/contract/entries'

/** The question of an Echo that an entry answers; `askedOn` is the ordinal local day of the Echo. */
export type EntryAnswers = { question: string; echo: string; askedOn: number }

/** A photograph of an entry by its id; the description is empty without one. */
export type NamedPhotograph = { id: string; description: string }

/**
 * Data found in an entry's text or given by its writer, the question it answers, and its photographs in order; sealed
 * together with the text.
 */
export type EntryBody = {
  title: string
  content: string
  tags: Tag[]
  answers?: EntryAnswers
  photographs?: NamedPhotograph[]
  /** True if the writer gave the title, which then stays when the text changes. */
  titled?: true | undefined
  /** The writer’s own prompt for this entry. It isn’t part of the text. */
  prompt?: string
  /** The place where the entry was written, according to the imported journal. It isn’t part of the text. */
  place?: string
}

/** Measures of the text and of the typing; no statement needs them, so they are sealed with the text. */
export type EntryMeasures = {
  typingSpeedWpm: number | null
  timeOnEntrySeconds: number | null
  editCount: number | null
  sentimentScore: number | null
  lexicalDiversity: number | null
}

export type EntryRecord = EntryBody &
  EntryMeasures &
  Record<keyof Ratings, number | null> & {
    id: string
    /** The moment of an entry, and its place on the writer's calendar. */
    createdAt: Date
    day: number
    hour: number
    utcOffset: number
    timeZone: string
    updatedAt: Date
    /** The number of words, in cleartext, so that queries over many entries need not decrypt them. */
    wordCount: number
    /** True for an imported entry older than a week, which is excluded from streaks and from the last 30 days. */
    historic: boolean
    /** True for an entry imported from a text without a date; it has no day in the calendar. */
    undated: boolean
    /** True if the entry has a photograph of its page. */
    photographed: boolean
    /** The time when the entry was added, whatever day it is about. */
    addedAt: Date
    origin: 'written' | 'imported'
    /** The import that added the entry, which can be undone as a whole. */
    importId: string | null
    /** True if the stored text cannot be decrypted; title and content then say so. */
    damaged: boolean
  }

/** The entry as the API returns it. */
export function toEntry(record: EntryRecord): Entry {
  return { title: record.title, content: record.content, ...entryFacts(record) }
}

/** The entry as the API returns it, without the text. */
export function entryFacts(record: EntryRecord): Omit<Entry, 'title' | 'content'> {
  return {
    id: record.id,
    mood: record.mood,
    energy: record.energy,
    focus: record.focus,
    tags: record.tags.map(({ tag }) => tag),
    created_at: record.createdAt.toISOString(),
    local_date: isoDateOf(record.day),
    local_time: wallTime(record),
    updated_at: record.updatedAt.toISOString(),
    word_count: record.wordCount,
    undated: record.undated,
    photographed: record.photographed,
    ...(record.photographs ? { photographs: record.photographs } : {}),
    ...(record.answers ? { answers: toAnswers(record.answers) } : {}),
    ...(record.titled ? { titled: true as const } : {}),
    ...(record.prompt === undefined ? {} : { prompt: record.prompt }),
    ...(record.place === undefined ? {} : { place: record.place }),
    ...(record.damaged ? { damaged: true as const } : {}),
    telemetry: telemetryOf(record),
  }
}

/** The measures as the API returns them. */
export function telemetryOf(measures: EntryMeasures): Entry['telemetry'] {
  return {
    typing_speed_wpm: measures.typingSpeedWpm,
    time_on_entry_seconds: measures.timeOnEntrySeconds,
    edit_count: measures.editCount,
    sentiment_score: measures.sentimentScore,
    lexical_diversity: measures.lexicalDiversity,
  }
}

function toAnswers({ question, echo, askedOn }: EntryAnswers): NonNullable<Entry['answers']> {
  return { question, echo, asked_on: isoDateOf(askedOn) }
}

/** The time on the writer’s clock, as `HH:MM`. */
export function wallTime({ createdAt, utcOffset }: EntryRecord): string {
  return new Date(createdAt.getTime() + utcOffset * MINUTE_MS).toISOString().slice(11, 16)
}

/** The results of its text’s analysis that an entry stores. */
export function foundIn({ title, tags, wordCount, sentimentScore, lexicalDiversity }: TextAnalysis) {
  return { title, tags, wordCount, sentimentScore, lexicalDiversity }
}
