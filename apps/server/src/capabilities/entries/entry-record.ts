import { isoDateOf } from '@soundings/core/time'
import type { Ratings } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'

/** Where a tag comes from: written as #hashtag, given by the person, or found by the key-phrase rule. */
export type TagSource = 'hash' | 'user' | 'auto'
export type EntryTag = { tag: string; source: TagSource }

/** What was found in an entry's text; sealed together with it. */
export type EntryBody = { title: string; content: string; tags: EntryTag[] }

/** What was measured in the text and while it was typed; no statement needs it, so it is sealed beside the text. */
export type EntryMeasures = {
  typingSpeedWpm: number | null
  timeOnEntrySeconds: number | null
  editCount: number | null
  sentimentScore: number | null
  lexicalDiversity: number | null
}

/** The moment of an entry and where it fell on the calendar of the person. */
export type EntryMoment = { createdAt: Date; day: number; hour: number; utcOffset: number; timeZone: string }

export type EntryRecord = EntryBody &
  EntryMoment &
  EntryMeasures &
  Record<keyof Ratings, number | null> & {
    id: string
    updatedAt: Date
    /** In clear, so that a look at many entries need not open them. */
    wordCount: number
    /** Brought from elsewhere and older than a week: left out of streaks and of the last 30 days. */
    historic: boolean
    /** Brought from a text that named no date: it has no place on the calendar. */
    undated: boolean
    /** A photograph of the page is kept beside it. */
    photographed: boolean
    /** The stored text cannot be opened; title and content say so. */
    damaged: boolean
  }

/** The entry as the API answers it. */
export function toEntry(record: EntryRecord): Entry {
  return { title: record.title, content: record.content, ...entryFacts(record) }
}

/** The same without what was written. */
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
    ...(record.damaged ? { damaged: true as const } : {}),
    telemetry: {
      typing_speed_wpm: record.typingSpeedWpm,
      time_on_entry_seconds: record.timeOnEntrySeconds,
      edit_count: record.editCount,
      sentiment_score: record.sentimentScore,
      lexical_diversity: record.lexicalDiversity,
    },
  }
}

/** `HH:MM` on the clock of the writer. */
function wallTime({ createdAt, utcOffset }: EntryMoment): string {
  return new Date(createdAt.getTime() + utcOffset * 60_000).toISOString().slice(11, 16)
}
