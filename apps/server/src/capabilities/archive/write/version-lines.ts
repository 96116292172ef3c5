import { earlierVersionsStore, type StoredVersion } from '#server/capabilities/entries/earlier-versions.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { toVersionLine } from '../lines/version-line.ts'

/** The number of versions that are decrypted at a time. */
const BATCH = 50
const BATCH_BYTES = 4 * 1_048_576

/**
 * Earlier versions as lines, in the order of their ids.
 * @param versions the versions to write
 * @param onDamaged gets each version that cannot be decrypted
 */
export async function* versionLines(
  { db }: { db: Db },
  vault: AccountVault,
  versions: readonly StoredVersion[],
  onDamaged: (version: { id: string; entryId: string }) => void,
): AsyncGenerator<string> {
  const store = earlierVersionsStore(db, vault)
  for (const ids of batches(versions)) {
    for (const { body, ...version } of await store.open(ids)) {
      if (body) yield `${JSON.stringify(toVersionLine({ ...version, body }))}\n`
      else onDamaged(version)
    }
  }
}

function* batches(versions: readonly StoredVersion[]): Generator<string[]> {
  let batch: string[] = []
  let load = 0
  for (const { id, bytes } of versions) {
    batch.push(id)
    load += bytes
    if (batch.length < BATCH && load < BATCH_BYTES) continue
    yield batch
    batch = []
    load = 0
  }
  if (batch.length > 0) yield batch
}
