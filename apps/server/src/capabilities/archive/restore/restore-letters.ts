import { LETTERS_MAX } from '@soundings/core/letters'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { toLetter } from '../lines/letter-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import type { PutBackLedger } from './put-back-ledger.ts'

/** Restores the letters of periods that have none. Their figures are recounted whenever they are read. */
export async function restoreLetters(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
  { signal, ledger }: { signal: AbortSignal; ledger: PutBackLedger },
): Promise<void> {
  for await (const batch of archive.lines('letters')) {
    signal.throwIfAborted()
    const written = await db.transaction(async (tx) => {
      await ledger.lock(tx)
      const store = lettersStore(tx, vault)
      const known = new Set(await store.keys())
      const keys: string[] = []
      for (const line of batch) {
        if (known.size + keys.length < LETTERS_MAX && (await store.putBack(line.id, toLetter(line)))) keys.push(line.id)
      }
      return keys
    })
    ledger.letters(written)
  }
}
