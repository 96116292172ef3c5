import { accountDirectory } from '../../../apps/server/src/capabilities/accounts/account-directory.store.ts'
import { archivedEntriesStore } from '../../../apps/server/src/capabilities/entries/archived-entries.store.ts'
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts'
import { accountVaults } from '../../../apps/server/src/platform/vault/account-vaults.ts'
import { deriveRootKeys } from '../../../apps/server/src/platform/vault/root-keys.ts'

const OPENS_WITHIN_MS = 60_000

/**
 * The entries that a server finds in a data folder: entry id → decrypted text. The database must also accept a write.
 * @throws when it cannot be opened, read or written, or does not answer
 */
export async function openState(dataDir: string, secret: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const lost = Promise.withResolvers<never>()
  const late = setTimeout(() => lost.reject(new Error('It did not open in time.')), OPENS_WITHIN_MS)
  try {
    await Promise.race([read(), lost.promise])
  } finally {
    clearTimeout(late)
  }
  return found

  async function read(): Promise<void> {
    await using db = await openDb({ dataDir }, (error) => lost.reject(error))
    const directory = accountDirectory(db)
    const vaults = accountVaults({ root: deriveRootKeys(secret), findKey: (id) => directory.findKey(id), max: 100 })
    for (const { id } of await db.query<{ id: string }>('select account_id as id from accounts')) {
      const vault = await vaults.of(id)
      if (!vault) throw new Error('An account has no key.')
      for await (const entry of archivedEntriesStore(db, vault).oldestFirst()) found.set(entry.id, entry.content)
    }
    await db.query('create table written_after_the_cut (n int)')
  }
}
