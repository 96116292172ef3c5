import { RATING_MAX, RATING_MIN } from '@soundings/core/entries'
import { z } from 'zod'
import { CalendarDate } from './calendar-date.ts'
import { failure, LeftBehind, noticed } from './journal-problems.ts'

/** The programs whose exports are read (docs/spec/rules.md#importing-a-journal). */
export const JournalSource = z.enum([
  'day_one',
  'day_one_text',
  'daylio',
  'daylio_csv',
  'journey',
  'apple_journal',
  'diarium',
  'diaro',
  'journiv',
  'standard_notes',
  'joplin',
  'memos',
  'jrnl',
  'mini_diary',
  'pixels',
  'daybook',
  'daily_you',
  'my_brain',
  'one_shot',
  'markdown',
  'csv',
])
export type JournalSource = z.infer<typeof JournalSource>

export const Rating = z.int().min(RATING_MIN).max(RATING_MAX)
export const DateOrder = z.enum(['day-first', 'month-first'])

export const ColumnRole = z.enum([
  'date',
  'time',
  'text',
  'title',
  'mood',
  'energy',
  'focus',
  'tags',
  'folder',
  'ignore',
])
export type ColumnRole = z.infer<typeof ColumnRole>

/** A file whose columns a person may assign. */
export const FoundTable = z.object({
  path: z.string(),
  header: z.array(z.string()),
  /** The cells of the first row, as an example. */
  example: z.array(z.string()),
  roles: z.array(ColumnRole),
})
export type FoundTable = z.infer<typeof FoundTable>

/**
 * A mood word of a source, how often it is used, and its place on the source’s scale; null when only the person knows
 * it.
 */
export const FoundMood = z.object({
  source: JournalSource,
  name: z.string(),
  entries: z.int(),
  rating: Rating.nullable(),
})
export type FoundMood = z.infer<typeof FoundMood>

/** What a server has found in the files of an upload, before anything is imported. */
export const FoundJournal = z.object({
  sources: z.array(z.object({ source: JournalSource, entries: z.int() })),
  entries: z.int(),
  /** The first and the last day, and the number of days with an entry; null when none has a date. */
  span: z.object({ first: CalendarDate, last: CalendarDate, days: z.int() }).nullable(),
  /** The number of new entries without a date. */
  undated: z.int(),
  photographs: z.int(),
  with_mood: z.int(),
  moods: z.array(FoundMood),
  /** Journals, notebooks and folders of the source, which can become tags. */
  folders: z.array(z.object({ name: z.string(), entries: z.int() })),
  already: z.object({
    /** The number of entries left out because they were already imported, or occur twice in this upload. */
    before: z.int(),
    /** The number of entries with the same words on the same day. */
    same_words: z.int(),
  }),
  left_behind: z.array(z.object({ what: LeftBehind, entries: z.int() })),
  ...noticed,
  /**
   * The order of day and month in dates; null when no date needs it. `certain` is false when the dates don’t show it.
   */
  date_order: z.object({ order: DateOrder, certain: z.boolean() }).nullable(),
  tables: z.array(FoundTable),
  /** Documents that can’t be read, and why. */
  refused_documents: z.array(z.object({ file: z.string(), ...failure })),
})
export type FoundJournal = z.infer<typeof FoundJournal>

/** A PDF, Word, RTF or text document of an upload, and the entries found in its text. */
export const FoundDocument = z.object({ file: z.string(), entries: z.int() })
export type FoundDocument = z.infer<typeof FoundDocument>

/** What an archive of Soundings contains, before it is restored. */
export const FoundArchive = z.object({ entries: z.int(), echoes: z.int(), photographs: z.int() })
export type FoundArchive = z.infer<typeof FoundArchive>
