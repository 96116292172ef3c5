import { z } from 'zod'
import { RATING_MAX, RATING_MIN } from '@soundings/core/entries'
import { CalendarDate } from './calendar-date.ts'

/** Largest upload in bytes, all files together: 20 years with photographs. */
export const JOURNAL_UPLOAD_MAX_BYTES = 6 * 1_073_741_824
/** Most files in one upload; a larger folder must be sent as a ZIP. */
export const JOURNAL_FILES_MAX = 200
/** Most mood words, folders, tables and columns that a person decides about. */
export const MOODS_MAX = 200
export const FOLDERS_MAX = 200
export const TABLES_MAX = 20
export const COLUMNS_MAX = 60
/** Most problems to list one by one; all are counted. */
export const PROBLEMS_LISTED_MAX = 100
/** An import can be undone for this many days (product decision). */
export const UNDO_DAYS = 30

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

const Rating = z.int().min(RATING_MIN).max(RATING_MAX)
const Name = z.string().max(200)
const DateOrder = z.enum(['day-first', 'month-first'])

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

/** Kinds of data for which an entry has no field. */
export const LeftBehind = z.enum([
  'audio',
  'video',
  'pdf',
  'attachment',
  'weather',
  'activity',
  'scale',
  'map',
  'star',
  'formatting',
])
export type LeftBehind = z.infer<typeof LeftBehind>

export const JournalProblemKind = z.enum([
  /** The record is damaged. */
  'unreadable_record',
  /** A file is damaged from some point on, or not recognized as a part of any journal. */
  'unreadable_file',
  'unknown_file',
  /** Encrypted by the program that wrote it. */
  'encrypted',
  /** An impossible or future date; the entry is imported without one. */
  'bad_date',
  'future_date',
  /** Missing from the export, in an unsupported format, or too large for the journal or the entry. */
  'missing_photograph',
  'unreadable_photograph',
  'no_room_for_photograph',
  'too_many_photographs',
  /** More tags than an entry can have. */
  'too_many_tags',
  /** Too long, so it was shortened. */
  'long_tag',
  'long_place',
  'long_prompt',
  'long_description',
  /** Neither text, photograph nor mood. */
  'empty',
  /** Too long for an entry. */
  'too_long',
  /** A ZIP inside a ZIP that is too large to be opened there. */
  'nested_zip',
])
export type JournalProblemKind = z.infer<typeof JournalProblemKind>

/** A problem with one record or file. `number` counts records of the file from 1. */
export const JournalProblem = z.object({
  problem: JournalProblemKind,
  file: z.string(),
  number: z.int().nullable(),
})
export type JournalProblem = z.infer<typeof JournalProblem>

/** All problems are counted, by kind and together; some are listed. */
const noticed = {
  problems: z.array(JournalProblem).max(PROBLEMS_LISTED_MAX),
  problem_count: z.int(),
  problem_kinds: z.array(z.object({ problem: JournalProblemKind, many: z.int() })),
}
export type NoticedProblems = z.infer<z.ZodObject<typeof noticed>>

/** A file whose columns a person may assign. */
export const FoundTable = z.object({
  path: z.string(),
  header: z.array(z.string()),
  /** The first row. */
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

/** Why something failed: a stable code for programs, as in every error response, and a sentence for the person. */
const failure = { code: z.string(), sentence: z.string() }

/** The contents of an upload. */
export const FoundJournal = z.object({
  sources: z.array(z.object({ source: JournalSource, entries: z.int() })),
  entries: z.int(),
  /** The first and the last day, and the number of days with an entry; null when none has a date. */
  span: z.object({ first: CalendarDate, last: CalendarDate, days: z.int() }).nullable(),
  /** New entries without a date. */
  undated: z.int(),
  photographs: z.int(),
  with_mood: z.int(),
  moods: z.array(FoundMood),
  /** Journals, notebooks and folders of the source, which can become tags. */
  folders: z.array(z.object({ name: z.string(), entries: z.int() })),
  already: z.object({
    /** Left out because they were already imported, or occur twice in this upload. */
    before: z.int(),
    /** The same words on the same day. */
    same_words: z.int(),
  }),
  left_behind: z.array(z.object({ what: LeftBehind, entries: z.int() })),
  ...noticed,
  /** Null when no date needs an order; `certain` is false when the dates don’t show it. */
  date_order: z.object({ order: DateOrder, certain: z.boolean() }).nullable(),
  tables: z.array(FoundTable),
  /** Documents that can’t be read, and why. */
  refused_documents: z.array(z.object({ file: z.string(), ...failure })),
})
export type FoundJournal = z.infer<typeof FoundJournal>

/** A PDF, Word, RTF or text document of an upload, and the entries found in its text. */
export const FoundDocument = z.object({ file: z.string(), entries: z.int() })
export type FoundDocument = z.infer<typeof FoundDocument>

/** The counts of a Soundings archive. */
export const FoundArchive = z.object({ entries: z.int(), echoes: z.int(), photographs: z.int() })
export type FoundArchive = z.infer<typeof FoundArchive>

/** The result of an import. */
export const BroughtJournal = z.object({
  entries: z.int(),
  photographs: z.int(),
  skipped: z.int(),
  span: z.object({ first: CalendarDate, last: CalendarDate }).nullable(),
  ...noticed,
  /** The time until which it can be undone; null for an archive, and when nothing was imported. */
  undo_until: z.iso.datetime().nullable(),
})
export type BroughtJournal = z.infer<typeof BroughtJournal>

const Progress = z.object({
  /** While other journals are being read on this server. */
  waiting: z.boolean(),
  entries_done: z.int(),
  /** Null while they are being counted. */
  entries: z.int().nullable(),
  photographs_done: z.int(),
  photographs: z.int().nullable(),
  /** The day that is being read. */
  at: CalendarDate.nullable(),
})
export type JournalProgress = z.infer<typeof Progress>

const base = {
  id: z.uuid(),
  /** The names of the first uploaded files. */
  files: z.array(z.string()),
  file_count: z.int(),
  bytes: z.int(),
}
/** Documents of the upload that wait for a separate review, whatever happens to the import. */
const documents = z.array(FoundDocument)

/** An import, from the upload until it can no longer be undone. */
export const JournalImport = z
  .discriminatedUnion('state', [
    /** Its files are being read. Nothing is added. */
    z.object({ ...base, state: z.literal('looking'), progress: Progress }),
    /** It waits for the person’s decision. Exactly one of `found` and `archive` is not null. */
    z.object({
      ...base,
      state: z.literal('found'),
      found: FoundJournal.nullable(),
      archive: FoundArchive.nullable(),
      documents,
    }),
    /** It is being imported; no entry shows until all are stored. */
    z.object({
      ...base,
      state: z.literal('arriving'),
      progress: Progress,
      /** The days that its entries are from; null when none has a date. */
      span: z.object({ first: CalendarDate, last: CalendarDate }).nullable(),
    }),
    z.object({ ...base, state: z.literal('done'), brought: BroughtJournal, documents }),
    z.object({
      ...base,
      state: z.literal('failed'),
      ...failure,
      /**
       * True if an archive was being restored, part of which may now be in the journal; otherwise nothing was added.
       */
      partial: z.boolean(),
      documents,
    }),
  ])
  .meta({ id: 'JournalImport' })
export type JournalImport = z.infer<typeof JournalImport>

/** The import that needs attention, if there is one, and those that can be undone, newest first. */
export const JournalImports = z
  .object({ current: JournalImport.nullable(), done: z.array(JournalImport) })
  .meta({ id: 'JournalImports' })
export type JournalImports = z.infer<typeof JournalImports>

export const BegunJournalImport = z.object({ id: z.uuid() }).meta({ id: 'BegunJournalImport' })

/** How to read facts that the files don’t state; the files are read again with these settings. */
export const JournalReading = z
  .strictObject({
    date_order: DateOrder.nullable(),
    columns: z
      .array(z.strictObject({ path: z.string().max(1_000), roles: z.array(ColumnRole).max(COLUMNS_MAX) }))
      .max(TABLES_MAX),
  })
  .meta({ id: 'JournalReading' })
export type JournalReading = z.infer<typeof JournalReading>

/** The person’s decisions about everything found. */
export const JournalChoices = z
  .strictObject({
    /** A mood without a rating leaves its entries without one. */
    moods: z.array(z.strictObject({ source: JournalSource, name: Name, rating: Rating.nullable() })).max(MOODS_MAX),
    /** Folders whose name becomes a tag of their entries. */
    folder_tags: z.array(Name).max(FOLDERS_MAX),
    /** Imports entries even if the journal has the same words on the same day. */
    beside: z.boolean(),
    /** Imports entries without a date too. */
    undated: z.boolean(),
  })
  .meta({ id: 'JournalChoices' })
export type JournalChoices = z.infer<typeof JournalChoices>

/** How many entries an undo removed, and how many were kept because they had been edited. */
export const UndoneJournalImport = z.object({ removed: z.int(), kept: z.int() }).meta({ id: 'UndoneJournalImport' })
export type UndoneJournalImport = z.infer<typeof UndoneJournalImport>
