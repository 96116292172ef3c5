import type { QuestionOf } from '#server/platform/isolation/asked-process.ts'
import type { ColumnRole, FileFacts } from '../journal-adapter.ts'
import type { JournalItem, JournalSource, RecordPhotograph } from '../journal-record.ts'

/** A file on disk as its reading process gets it: descriptor 4 for the first, 5 for the second and so on. */
export type SentFile = { name: string; key: Uint8Array; size: number }

/** A part of an upload that one adapter reads: files of one folder. */
export type FoundPart = { source: JournalSource; folder: string; files: number }

/** The contents of an upload: a journal in parts, a Soundings archive, or neither. */
export type FoundUpload = {
  parts: FoundPart[]
  isArchive: boolean
  /** Files that no adapter reads and no entry can refer to, the first of them by path. */
  unknown: { paths: string[]; count: number }
  /** ZIPs inside a ZIP that are too large to be opened there. */
  nested: string[]
  /** The kinds of documents that were uploaded by themselves (PDF, Word and so on), by the index of the file. */
  documents: number[]
}

/** The person’s choices about reading, as they are sent to the process. */
export type SentChoices = {
  dateOrder: 'day-first' | 'month-first' | null
  columns: { path: string; roles: ColumnRole[] }[]
}

/** An item with the number of the part that it is from. */
export type PartItem = { part: number; item: JournalItem }

/** The requests to the reading process, with the answer to each. */
export type Asked = {
  /** Opens the files. This is the first request. */
  open: { ask: SentFile[]; answer: FoundUpload }
  facts: { ask: SentChoices; answer: FileFacts }
  /** Starts reading from the first record. */
  begin: { ask: SentChoices; answer: null }
  /** The next items; empty at the end. */
  items: { ask: null; answer: PartItem[] }
  /** The bytes of a photograph; null when it is missing, damaged or larger than a photograph may be. */
  photograph: { ask: { part: number; path: RecordPhotograph['path'] }; answer: Uint8Array | null }
}

export type Question = QuestionOf<Asked>
