import { ARCHIVE_MAX_BYTES } from '@soundings/contract/archive'
import type { BroughtJournal, FoundArchive, FoundJournal, JournalProgress } from '@soundings/contract/journal-imports'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { journalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archiveReader, restoreArchive, verifying, type ArchiveQueue } from '#server/capabilities/archive/index.ts'
import type { ImportsDeps } from '#server/capabilities/imports/index.ts'
import { AppError } from '#server/errors.ts'
import type { Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { NO_PROGRESS, type ImportBody, type ReadDocument } from './import-body.ts'
import { archiveNotAlone, archiveTooLarge, importNotFound, nothingFound, nothingInFiles } from './import-refusals.ts'
import { lookThrough } from './look-through.ts'
import { readDocuments } from './read-documents.ts'

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
    if (files.length > 1) throw archiveNotAlone()
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
    if (files.every(({ file }) => file.size === 0)) throw nothingInFiles(files.length)
    const { code, sentence } = refused[0] ?? { code: 'FILE_UNSUPPORTED', sentence: nothingFound(files, reader, found) }
    throw new AppError(code, sentence)
  }
  return { found: { ...found, refused_documents: refused }, archive: null }
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
  if (held.file.size > ARCHIVE_MAX_BYTES) throw archiveTooLarge()
  using _mine = await archives.ofAccount(accountId, signal)
  using _room = await archives.ofServer(signal)
  await using reader = await archiveReader(held.file, { signal, onProgress: () => undefined })
  const { counts } = await reader.verify()
  return { entries: counts.entries, echoes: counts.echoes, photographs: counts.photographs }
}
