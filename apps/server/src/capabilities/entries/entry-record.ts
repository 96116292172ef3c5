import type { Ratings } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'

/** Where a tag comes from: written as #hashtag, given by the person, or found by the key-phrase rule. */
export type TagSource = 'hash' | 'user' | 'auto'
export type EntryTag = { tag: string; source: TagSource }

/** What was found in an entry's text; sealed together with it. */
export type EntryBody = { title: string; content: string; tags: EntryTag[] }

/** The moment of an entry and where it fell on the calendar of the person. */
export type EntryMoment = { createdAt: Date; day: number; hour: number; utcOffset: number; timeZone: string }

/** Numbers that stay in clear, so that SQL can work on them. */
export type EntryNumbers = {
  wordCount: number
  typingSpeedWpm: number | null
  timeOnEntrySeconds: number | null
  editCount: number | null
  sentimentScore: number | null
  lexicalDiversity: number | null
}

export type EntryRecord = EntryBody &
  EntryMoment &
  EntryNumbers &
  Record<keyof Ratings, number | null> & { id: string; updatedAt: Date; historic: boolean }

/** The entry as the API answers it. */
export function toEntry(record: EntryRecord): Entry {
  return {
    id: record.id,
    title: record.title,
    content: record.content,
    mood: record.mood,
    energy: record.energy,
    focus: record.focus,
    tags: record.tags.map(({ tag }) => tag),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    word_count: record.wordCount,
    telemetry: {
      typing_speed_wpm: record.typingSpeedWpm,
      time_on_entry_seconds: record.timeOnEntrySeconds,
      edit_count: record.editCount,
      sentiment_score: record.sentimentScore,
      lexical_diversity: record.lexicalDiversity,
    },
  }
}
