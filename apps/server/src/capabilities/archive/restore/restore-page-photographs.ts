import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { photographPaths } from '../archive-layout.ts'
import type { PhotographLine } from '../lines/photograph-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { damaged } from '../refusals.ts'
import { derivedId } from './derived-id.ts'
import type { EntriesRestored } from './restore-entries.ts'

/** The photographs of pages in an archive, without their images. */
export async function pagePhotographs(archive: ArchiveReader): Promise<PhotographLine[]> {
  const lines: PhotographLine[] = []
  for await (const batch of archive.lines('photographs')) lines.push(...batch)
  return lines
}

/**
 * Restores the photographs of pages whose entries were restored. The displayed image is created again from the original.
 * @returns how many were written
 */
export async function restorePagePhotographs(
  { db, photographs: reader }: { db: Db; photographs: PhotographReader },
  vault: AccountVault,
  archive: ArchiveReader,
  {
    photographs,
    entries,
    signal,
  }: { photographs: readonly PhotographLine[]; entries: EntriesRestored; signal: AbortSignal },
): Promise<number> {
  let written = 0
  for (const { id, entry_id, media_type } of photographs) {
    signal.throwIfAborted()
    const movedTo = entries.moved.get(entry_id)
    const entryId = movedTo ?? entry_id
    if (!entries.written.has(entryId)) continue
    const paths = photographPaths(id, media_type)
    const original = await archive.file(paths.original)
    const display = await displayOf(reader, original, paths.original, signal)
    const photographId = movedTo === undefined ? id : derivedId('photograph', id, movedTo)
    const photograph = { id: photographId, mediaType: media_type, original, display }
    if (await photographsStore(db, vault).putBack(photograph, entryId)) written++
  }
  return written
}

async function displayOf(reader: PhotographReader, bytes: Buffer, path: string, signal: AbortSignal): Promise<Buffer> {
  try {
    return await reader.display(bytes, signal)
  } catch (error) {
    throw error instanceof ReadingError ? damaged(path) : error
  }
}
