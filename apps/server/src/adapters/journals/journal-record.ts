import type { JournalSource, LeftBehind } from '@soundings/contract/journal-imports'

export type { JournalSource, LeftBehind }

/** Where a record or a problem is: the file inside the upload, and the number of the record or line, from 1. */
export type Place = { file: string; number: number | null }

/**
 * When a record was written, as far as its file says: a moment with or without its zone, or a date on the writer’s
 * calendar. `day` is `YYYY-MM-DD`, `time` is `HH:MM`. A moment needs no `day`.
 */
export type RecordTime =
  | { kind: 'moment'; at: number; zone: RecordZone }
  | { kind: 'local'; day: string; time: string | null; zone: RecordZone }

/** An IANA name, minutes east of UTC, or null when the file doesn’t say. */
export type RecordZone = string | number | null

/** A mood as the source names it. `scale` is 1 (lowest) to 5, or null when only the person can say where it belongs. */
export type RecordMood = { name: string; scale: 1 | 2 | 3 | 4 | 5 | null }

/** A photograph of a record: a path in its folder, or a name that only its adapter understands. */
export type RecordPhotograph = { path: string; description: string }

/** One entry of another journal, in no program’s format. */
export type JournalRecord = {
  kind: 'record'
  place: Place
  /** The source’s own id of the entry, the same in each of its exports; null when it has none. */
  externalId: string | null
  /** Plain text with light Markdown: paragraphs, lists, emphasis, quotes. May be empty. */
  text: string
  /** A title that the source keeps apart from the text. */
  title: string | null
  /** The time of the record; null when the file has no date for it. */
  time: RecordTime | null
  /** The time of the last change, in ms since the epoch. */
  changedAt: number | null
  tags: string[]
  /** The journal, notebook or folder that the record is in. */
  folder: string | null
  mood: RecordMood | null
  /** Only our own exports contain these two. */
  energy: 1 | 2 | 3 | 4 | 5 | null
  focus: 1 | 2 | 3 | 4 | 5 | null
  photographs: RecordPhotograph[]
  /** The prompt that the person answered. It isn’t part of the text. */
  prompt: string | null
  /** The place where the record was written, in words. */
  location: string | null
  leftBehind: LeftBehind[]
}

/** Why a record, or a part of it, can’t be imported. */
export const PROBLEMS = [
  /** The record is damaged; the others are imported. */
  'unreadable_record',
  /** A whole file is damaged from some point on. */
  'unreadable_file',
  /** The record’s text is encrypted by the source. */
  'encrypted',
  /** The date is impossible; the record is imported without one. */
  'bad_date',
  /** The file of a photograph is not in the export. */
  'missing_photograph',
  /** The record has neither text, title, photograph nor mood. */
  'empty',
  /** The text is longer than an entry can be. */
  'too_long',
  /** A ZIP inside another ZIP is too large to be opened there. */
  'nested_zip',
] as const
export type ProblemKind = (typeof PROBLEMS)[number]

export type JournalProblem = { kind: 'problem'; place: Place; problem: ProblemKind }

/** An adapter’s results, in the order of the file. */
export type JournalItem = JournalRecord | JournalProblem

const NOTHING = {
  kind: 'record',
  externalId: null,
  text: '',
  title: null,
  time: null,
  changedAt: null,
  tags: [],
  folder: null,
  mood: null,
  energy: null,
  focus: null,
  photographs: [],
  prompt: null,
  location: null,
  leftBehind: [],
} as const

/** A record in which every omitted field is empty. */
export function journalRecord(place: Place, given: Partial<Omit<JournalRecord, 'kind' | 'place'>>): JournalRecord {
  return { ...NOTHING, tags: [], photographs: [], leftBehind: [], ...given, place }
}

export function journalProblem(place: Place, problem: ProblemKind): JournalProblem {
  return { kind: 'problem', place, problem }
}
