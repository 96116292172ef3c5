import { ARCHIVE_MAX_BYTES } from '@soundings/contract/archive'
import type {
  BroughtJournal,
  FoundArchive,
  FoundJournal,
  JournalChoices,
  JournalProgress,
  NoticedProblems,
} from '@soundings/contract/journal-imports'
import { sizeText } from '@soundings/core/entries'
import type { HeldFile, JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import { journalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archiveReader, restoreArchive, verifying, type ArchiveQueue } from '#server/capabilities/archive/index.ts'
import type { ImportsDeps } from '#server/capabilities/imports/index.ts'
import { AppError } from '#server/errors.ts'
import type { Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { bringIn } from './bring-in.ts'
import { NO_PROGRESS, type ImportBody, type ReadDocument } from './import-body.ts'
import { importNotFound } from './import-refusals.ts'
import { lookThrough } from './look-through.ts'
import { readDocuments } from './read-documents.ts'

const ARCHIVE_ALONE =
  'One of these files is a Soundings archive. Upload it by itself, because it’s restored as a whole.'
const ARCHIVE_TOO_LARGE = `This archive is larger than ${sizeText(ARCHIVE_MAX_BYTES)}, so it can’t be restored.`

export type JobDeps = ImportsDeps & { clock: () => Date; quotaBytes: number; archives: ArchiveQueue }

type Work = { signal: AbortSignal; onProgress: (progress: JournalProgress) => void }

/** The result of looking through an upload. */
export type Looked = Pick<ImportBody, 'found' | 'archive'>

/**
 * Looks through an upload. Documents in it then wait for a separate review; nothing else is stored.
 * @param before the result of an earlier look at the same files
 * @param onDocument receives each document that was read
 */
export async function look(
  deps: JobDeps,
  vault: AccountVault,
  files: readonly HeldFile[],
  {
    reading,
    before,
    signal,
    onProgress,
    onDocument,
  }: Work & {
    reading: SentChoices
    before: FoundJournal | null
    onDocument: (document: ReadDocument) => Promise<void>
  },
): Promise<Looked> {
  await using reader = await journalReader(files, signal)
  if (reader.found.isArchive) {
    if (files.length > 1) throw new AppError('FILE_UNSUPPORTED', ARCHIVE_ALONE)
    return { found: null, archive: await archiveCounts(deps, vault, files, signal) }
  }
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const work = { reading, timeZone, now: deps.clock(), signal, onProgress }
  const found = await lookThrough(deps, vault, reader, work)
  // Reading the documents again would list them twice.
  if (before) return { found: { ...found, refused_documents: before.refused_documents }, archive: null }
  const documents = reader.found.documents.flatMap((index) => files[index] ?? [])
  const refused = await readDocuments(deps, vault, documents, { signal, onRead: onDocument })
  const readable = found.entries + documents.length - refused.length
  if (readable === 0) {
    if (files.every(({ file }) => file.size === 0)) throw new AppError('FILE_EMPTY', emptyText(files.length))
    const { code, sentence } = refused[0] ?? { code: 'FILE_UNSUPPORTED', sentence: nothingFound(files, reader, found) }
    throw new AppError(code, sentence)
  }
  return { found: { ...found, refused_documents: refused }, archive: null }
}

/** Imports the entries found, or restores an archive. Imported entries stay hidden until they are shown. */
export async function bring(
  deps: JobDeps,
  vault: AccountVault,
  files: readonly HeldFile[],
  {
    importId,
    reading,
    found,
    choices,
    signal,
    onProgress,
  }: Work & { importId: string; reading: SentChoices; found: FoundJournal; choices: JournalChoices },
) {
  await using reader = await journalReader(files, signal)
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const work = { importId, reading, found, choices, timeZone, now: deps.clock(), signal, onProgress }
  return await bringIn(deps, vault, reader, work)
}

/**
 * Restores an archive as in Settings. It can't be undone, because it is merged with existing data.
 * @param finish ends the import in the last transaction of the restoration; if it returns false, the whole restoration
 * is removed
 */
export async function bringArchive(
  deps: JobDeps,
  vault: AccountVault,
  [held]: readonly HeldFile[],
  {
    counts,
    signal,
    onProgress,
    finish,
  }: Work & { counts: FoundArchive; finish: (tx: Tx, brought: BroughtJournal) => Promise<boolean> },
): Promise<void> {
  if (!held) throw new RangeError('An archive is one file.')
  const total = counts.entries
  const report = (fraction: number) =>
    onProgress({ ...NO_PROGRESS, entries: total, entries_done: Math.round(fraction * total) })
  const work = { signal, onProgress: report }
  using _mine = await deps.archives.ofAccount(vault.accountId, signal)
  using _room = await deps.archives.ofServer(signal)
  await using reader = await archiveReader(held.file, { ...work, onProgress: verifying(work) })
  await restoreArchive(deps, vault, reader, {
    ...work,
    async onRestored(tx, { restored, already_there }) {
      const brought: BroughtJournal = {
        entries: restored.entries,
        photographs: restored.photographs,
        skipped: already_there.entries,
        span: null,
        problems: [],
        problem_count: 0,
        problem_kinds: [],
        undo_until: null,
      }
      if (!(await finish(tx, brought))) throw importNotFound()
    },
  })
}

async function archiveCounts(
  { archives }: JobDeps,
  { accountId }: AccountVault,
  [held]: readonly HeldFile[],
  signal: AbortSignal,
): Promise<FoundArchive> {
  if (!held) throw new RangeError('An archive is one file.')
  if (held.file.size > ARCHIVE_MAX_BYTES) throw new AppError('TOO_LARGE', ARCHIVE_TOO_LARGE)
  using _mine = await archives.ofAccount(accountId, signal)
  using _room = await archives.ofServer(signal)
  await using reader = await archiveReader(held.file, { signal, onProgress: () => undefined })
  const { counts } = await reader.verify()
  return { entries: counts.entries, echoes: counts.echoes, photographs: counts.photographs }
}

function emptyText(files: number): string {
  return files === 1 ? 'This file is empty.' : 'These files are empty.'
}

/** The kind of a file according to its extension. */
const NAMED_LIKE: ReadonlyMap<string, string> = new Map([
  ['csv', 'a CSV file'],
  ['docx', 'a Word file'],
  ['json', 'a JSON file'],
  ['md', 'a Markdown file'],
  ['pdf', 'a PDF'],
  ['rtf', 'an RTF file'],
  ['txt', 'a text file'],
])
const PICTURE_NAME = /\.(?:jpe?g|png|webp|hei[cf]|gif|tiff?|bmp)$/i

function nothingFound(
  [first, ...others]: readonly HeldFile[],
  { found }: JournalReader,
  { problem_kinds: problems }: NoticedProblems,
): string {
  if (problems.some(({ problem }) => problem === 'unreadable_file' || problem === 'unreadable_record')) {
    return 'This file is damaged, or it unpacks to far more than its size, so nothing in it could be read. Export or download it again.'
  }
  if (found.parts.length > 0) return 'Soundings can read this export, but there are no entries in it.'
  if (first && others.length === 0) {
    if (PICTURE_NAME.test(first.name)) {
      return 'This looks like a picture. To read a photo of a page, use Photo on the Journal page.'
    }
    const kind = NAMED_LIKE.get(first.name.split('.').at(-1)?.toLowerCase() ?? '')
    if (kind) return `This file is named like ${kind}, but it isn’t one. Export it again, or correct its name.`
  }
  return 'Soundings doesn’t know what this file is. It reads exports of other journals, Markdown, CSV, PDF, Word, RTF and text files.'
}
