import { z } from 'zod'

/** The most problems that are listed one by one; all are counted. */
export const PROBLEMS_LISTED_MAX = 100

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
  /** The file is encrypted by the program that wrote it. */
  'encrypted',
  /** The date is impossible or in the future; the entry is imported without one. */
  'bad_date',
  'future_date',
  /** The photograph is missing from the export, in an unsupported format, or too large for the journal or the entry. */
  'missing_photograph',
  'unreadable_photograph',
  'no_room_for_photograph',
  'too_many_photographs',
  /** The record has more tags than an entry can have. */
  'too_many_tags',
  /** The tag was too long, so it was shortened. */
  'long_tag',
  'long_place',
  'long_prompt',
  'long_description',
  /** The record has neither text, photograph nor mood. */
  'empty',
  /** The text is too long for an entry. */
  'too_long',
  /** A ZIP inside another ZIP is too large to be opened there. */
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
export const noticed = {
  problems: z.array(JournalProblem).max(PROBLEMS_LISTED_MAX),
  problem_count: z.int(),
  problem_kinds: z.array(z.object({ problem: JournalProblemKind, many: z.int() })),
}
export type NoticedProblems = z.infer<z.ZodObject<typeof noticed>>

/** Why something failed: a stable code for programs, as in every error response, and a sentence for the person. */
export const failure = { code: z.string(), sentence: z.string() }
