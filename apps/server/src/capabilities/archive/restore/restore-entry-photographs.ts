import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { refuseBeyondQuota } from '#server/capabilities/entry-photographs/index.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryPhotographPath } from '../archive-layout.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { damaged } from '../refusals.ts'
import { photographIdIn, type ArchivedPhotographs } from './archived-photographs.ts'
import type { EntriesRestored } from './restore-entries.ts'

type Deps = { db: Db; photographs: PhotographReader; clock: () => Date; quotaBytes: number }

/**
 * Restores the photographs of the restored entries. After an interrupted restoration, it also restores those that an
 * entry names but the account lacks. Every image is decoded; one that this server didn’t write itself is drawn again.
 * @returns how many were written
 */
export async function restoreEntryPhotographs(
  { db, photographs: reader, clock, quotaBytes }: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  {
    photographs,
    entries,
    signal,
    onProgress,
  }: {
    photographs: ArchivedPhotographs
    entries: EntriesRestored
    signal: AbortSignal
    onProgress: (fraction: number) => void
  },
): Promise<number> {
  const written = new Set<string>()
  let [count, done] = [0, 0]
  for (const line of photographs.lines) {
    signal.throwIfAborted()
    onProgress(done++ / photographs.count)
    const movedTo = entries.moved.get(line.entry_id)
    const entryId = movedTo ?? line.entry_id
    const own = photographs.idOf(line)
    const id = movedTo === undefined ? own : photographIdIn(movedTo, own)
    const isWritten = entries.written.has(entryId)
    if (isWritten) written.add(entryId)
    if (photographs.isThere(id) || (!isWritten && !(await names(db, vault, entryId, id)))) continue
    const path = entryPhotographPath(line.id)
    const drawn = await reader.redrawnPicture(await archive.file(path), signal).catch((error: unknown) => {
      throw error instanceof ReadingError ? damaged(path) : error
    })
    const isNew = await db.transaction(async (tx) => {
      await refuseBeyondQuota(tx, vault, drawn.image.length + drawn.thumbnail.length, quotaBytes)
      return entryPhotographsStore(tx, vault).insert({ id, ...drawn }, entryId, clock())
    })
    if (isNew) count++
  }
  for (const entryId of written) {
    // An entry that was deleted here and restored may have had other photographs, or may have been changed since.
    await db.transaction(async (tx) => {
      const entry = await entriesStore(tx, vault).find(entryId)
      const ids = (entry?.photographs ?? []).map(({ id }) => id)
      if (entry && !entry.damaged) await entryPhotographsStore(tx, vault).settle(entryId, ids, clock())
    })
  }
  return count
}

/** True when the entry is there and has a photograph with this id. */
async function names(db: Db, vault: AccountVault, entryId: string, id: string): Promise<boolean> {
  const entry = await entriesStore(db, vault).find(entryId)
  return entry?.photographs?.some((photograph) => photograph.id === id) ?? false
}
