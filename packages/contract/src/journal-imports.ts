import { z } from 'zod'
import { CalendarDate } from './calendar-date.ts'
import {
  ColumnRole,
  DateOrder,
  FoundArchive,
  FoundDocument,
  FoundJournal,
  JournalSource,
  Rating,
} from './found-journal.ts'
import { failure, noticed } from './journal-problems.ts'

export {
  ColumnRole,
  FoundArchive,
  FoundDocument,
  FoundJournal,
  FoundMood,
  FoundTable,
  JournalSource,
} from './found-journal.ts'
export {
  JournalProblem,
  JournalProblemKind,
  LeftBehind,
  PROBLEMS_LISTED_MAX,
  type NoticedProblems,
} from './journal-problems.ts'

/** The most bytes that all files of an upload may have together: 20 years with photographs. */
export const JOURNAL_UPLOAD_MAX_BYTES = 6 * 1_073_741_824
/** The most files that one upload may have; a larger folder must be sent as a ZIP. */
export const JOURNAL_FILES_MAX = 200
/** The most mood words, folders, tables and columns that a person can be asked about. */
export const MOODS_MAX = 200
export const FOLDERS_MAX = 200
export const TABLES_MAX = 20
export const COLUMNS_MAX = 60
/** An import can be undone for this many days (product decision). */
export const UNDO_DAYS = 30

/** The result of an import. */
export const BroughtJournal = z.object({
  entries: z.int(),
  photographs: z.int(),
  skipped: z.int(),
  span: z.object({ first: CalendarDate, last: CalendarDate }).nullable(),
  ...noticed,
  /** The time until which the import can be undone; null for an archive, and when nothing was imported. */
  undo_until: z.iso.datetime().nullable(),
})
export type BroughtJournal = z.infer<typeof BroughtJournal>

const Progress = z.object({
  /** True while the import waits for other journals that this server is reading. */
  waiting: z.boolean(),
  entries_done: z.int(),
  /** The number of entries; null while they are being counted. */
  entries: z.int().nullable(),
  photographs_done: z.int(),
  photographs: z.int().nullable(),
  /** The day of the entry that is being read. */
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
    /** The import’s files are being read. Nothing is added. */
    z.object({ ...base, state: z.literal('looking'), progress: Progress }),
    /** The import waits for the person’s decision. Exactly one of `found` and `archive` is not null. */
    z.object({
      ...base,
      state: z.literal('found'),
      found: FoundJournal.nullable(),
      archive: FoundArchive.nullable(),
      documents,
    }),
    /** The entries are being imported; none is shown until all are stored. */
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

const Name = z.string().max(200)

/** The person’s decisions about everything found. */
export const JournalChoices = z
  .strictObject({
    /** If a mood has no rating, its entries are imported without one. */
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
