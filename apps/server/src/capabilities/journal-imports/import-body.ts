import type {
  BroughtJournal,
  FoundArchive,
  FoundDocument,
  FoundJournal,
  JournalChoices,
  JournalImport,
  JournalProgress,
} from '@soundings/contract/journal-imports'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import {
  ARCHIVE_SERVER_GONE,
  ARCHIVE_UNEXPECTED,
  DAMAGED,
  SERVER_GONE,
  UNEXPECTED,
  type ImportFailure,
} from './import-failures.ts'

/** The state of an import. `reread` and `wanted` are requests to the server that has the files. */
export type ImportState = 'looking' | 'reread' | 'found' | 'wanted' | 'arriving' | 'done' | 'failed'

/** A document of an upload, by the id under which it waits for its own review. */
export type ReadDocument = FoundDocument & { id: string }

/** The sealed part of an import. */
export type ImportBody = {
  /** The names of the first files. */
  files: string[]
  fileCount: number
  bytes: number
  reading: SentChoices
  found: FoundJournal | null
  archive: FoundArchive | null
  /** The documents read so far, some already reviewed. */
  documents: ReadDocument[]
  choices: JournalChoices | null
  progress: JournalProgress
  brought: BroughtJournal | null
  failure: ImportFailure | null
}

/** The states of an import that is neither waiting nor over. */
export const MOVING = ['looking', 'reread', 'wanted', 'arriving'] as const satisfies readonly ImportState[]

/** The states of an import that can still be canceled. */
export const NOT_DONE = [...MOVING, 'found', 'failed'] as const satisfies readonly ImportState[]

export const NO_PROGRESS: JournalProgress = {
  waiting: false,
  entries_done: 0,
  entries: null,
  photographs_done: 0,
  photographs: null,
  at: null,
}

const FILES_NAMED = 5

export function newBody(files: readonly { name: string; bytes: number }[]): ImportBody {
  return {
    files: files.slice(0, FILES_NAMED).map(({ name }) => name),
    fileCount: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    reading: { dateOrder: null, columns: [] },
    found: null,
    archive: null,
    documents: [],
    choices: null,
    progress: NO_PROGRESS,
    brought: null,
    failure: null,
  }
}

/** The data kept about an import while it can be undone. */
export function doneBody({ files, fileCount, bytes, documents }: ImportBody, brought: BroughtJournal): ImportBody {
  return { ...newBody([]), files, fileCount, bytes, documents, brought }
}

/**
 * An import as the API returns it.
 * @param waiting the ids of documents that wait for their review
 */
export function toAnswer(
  id: string,
  state: ImportState,
  body: ImportBody,
  waiting: ReadonlySet<string>,
): JournalImport {
  const base = { id, files: body.files, file_count: body.fileCount, bytes: body.bytes }
  const documents = body.documents
    .filter((document) => waiting.has(document.id))
    .map(({ file, entries }) => ({ file, entries }))
  switch (state) {
    case 'looking':
    case 'reread':
      return { ...base, state: 'looking', progress: body.progress }
    case 'found':
      return { ...base, state, found: body.found, archive: body.archive, documents }
    case 'wanted':
    case 'arriving':
      return { ...base, state: 'arriving', progress: body.progress, span: spanOf(body.found) }
    case 'done':
      if (body.brought) return { ...base, state, brought: body.brought, documents }
      return { ...base, state: 'failed', ...DAMAGED, partial: false, documents }
    case 'failed':
      return { ...base, state, ...(body.failure ?? DAMAGED), partial: body.archive !== null, documents }
  }
}

/** The reason why an import failed when its server stopped. */
export function serverGone(body: ImportBody | null, state: ImportState): ImportFailure {
  return isRestoring(body, state) ? ARCHIVE_SERVER_GONE : SERVER_GONE
}

/** The reason why an import failed after an unexpected error. */
export function unforeseen(body: ImportBody | null, state: ImportState): ImportFailure {
  return isRestoring(body, state) ? ARCHIVE_UNEXPECTED : UNEXPECTED
}

/**
 * True while an archive is being restored: its entries are in the journal before it is complete, while those of other
 * imports stay hidden.
 */
function isRestoring(body: ImportBody | null, state: ImportState): boolean {
  return state === 'arriving' && Boolean(body?.archive)
}

function spanOf(found: FoundJournal | null) {
  return found?.span ? { first: found.span.first, last: found.span.last } : null
}
