import { VERSION_KEPT_MS, VERSIONS_MAX } from '@soundings/core/versions'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import type { EarlierVersion } from '#server/capabilities/entries/index.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { toVersion } from '../lines/version-line.ts'
import { derivedId } from './derived-id.ts'
import type { PutBackLedger } from './put-back-ledger.ts'
import type { EntriesRestored } from './restore-entries.ts'

/** The number of versions that are written before other requests get access to the database. */
const SLICE = 20

type Work = { signal: AbortSignal; ledger: PutBackLedger; entries: EntriesRestored }

/**
 * Restores the earlier versions of the archive’s entries, even if the account already had the entry: an interrupted
 * restoration is completed by the next. Versions beyond the account’s limits, and those that would be deleted for their
 * age, are left out.
 */
export async function restoreVersions(
  { db, clock }: { db: Db; clock: () => Date },
  vault: AccountVault,
  archive: ArchiveReader,
  { signal, ledger, entries }: Work,
): Promise<void> {
  const now = clock()
  for await (const batch of archive.lines('versions')) {
    const versions = batch.map((line) => placed(toVersion(line), entries, now))
    for (let from = 0; from < versions.length; from += SLICE) {
      signal.throwIfAborted()
      const slice = versions.slice(from, from + SLICE)
      const written = await db.transaction(async (tx) => {
        await ledger.lock(tx)
        return putBack(tx, vault, slice, now)
      })
      ledger.versions(written)
    }
  }
}

/** A version under its entry’s current id. A time in the future is replaced, because it would never expire. */
function placed(version: EarlierVersion, { moved }: EntriesRestored, now: Date): EarlierVersion {
  const movedTo = moved.get(version.entryId)
  return {
    ...version,
    ...(movedTo === undefined ? {} : { entryId: movedTo, id: derivedId('version', version.id, movedTo) }),
    replacedAt: version.replacedAt > now ? now : version.replacedAt,
  }
}

/** @returns the ids of those that were written */
async function putBack(tx: Tx, vault: AccountVault, versions: readonly EarlierVersion[], now: Date): Promise<string[]> {
  const store = earlierVersionsStore(tx, vault)
  const present = await archivedEntriesStore(tx, vault).present(versions.map(({ entryId }) => entryId))
  const total = await store.totals()
  const written: string[] = []
  for (const version of versions) {
    const isKept = now.getTime() - version.replacedAt.getTime() < VERSION_KEPT_MS
    const hasRoom = total.count < VERSIONS_MAX.account.count && total.bytes < VERSIONS_MAX.account.bytes
    if (!isKept || !hasRoom || !present.has(version.entryId) || !(await store.insert(version))) continue
    written.push(version.id)
    total.count++
    total.bytes += version.body.content.length
  }
  return written
}
