import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoMarksStore } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import {
  archivedEntriesStore,
  takeBackEntries,
  type PutBack,
} from '#server/capabilities/entries/archived-entries.store.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { AppError } from '#server/errors.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The number of rows that are removed before other requests get access to the database. */
const SLICE = 200

/** Records the rows that a restoration has written, so that a failed one leaves nothing behind. */
export type PutBackLedger = {
  /**
   * Locks the account for a slice of the restoration.
   * @throws AppError DATA_DELETED when all data was deleted since the last slice: none of it may be restored
   */
  lock(tx: Tx): Promise<void>
  /** @param there all ids of a slice, now present in the journal */
  entries(written: readonly PutBack[], there: readonly string[]): void
  echoes(ids: readonly string[]): void
  /** @param echoIds the Echos whose mark was written */
  marks(echoIds: readonly string[]): void
  letters(keys: readonly string[]): void
  versions(ids: readonly string[]): void
  /** Removes all recorded rows. Photographs are removed with their entries. */
  takeBack(): Promise<void>
}

export function putBackLedger(deps: { db: Db; clock: () => Date }, vault: AccountVault): PutBackLedger {
  const entries: PutBack[] = []
  const echoes: string[] = []
  const marks: string[] = []
  const letters: string[] = []
  const versions: string[] = []
  let latest: readonly string[] = []
  return {
    async lock(tx) {
      await accountStore(tx, vault).lock()
      if (await archivedEntriesStore(tx, vault).areThere(latest)) return
      throw new AppError(
        'DATA_DELETED',
        'All your data was deleted while this archive was being restored, so the restore stopped.',
      )
    },
    entries(written, there) {
      entries.push(...written)
      latest = there
    },
    echoes: (ids) => void echoes.push(...ids),
    marks: (ids) => void marks.push(...ids),
    letters: (keys) => void letters.push(...keys),
    versions: (ids) => void versions.push(...ids),
    async takeBack() {
      await lettersStore(deps.db, vault).remove(letters)
      for (let from = 0; from < versions.length; from += SLICE) {
        await earlierVersionsStore(deps.db, vault).remove(versions.slice(from, from + SLICE))
      }
      for (let from = 0; from < marks.length; from += SLICE) {
        await echoMarksStore(deps.db, vault).remove(marks.slice(from, from + SLICE))
      }
      for (let from = 0; from < echoes.length; from += SLICE) {
        await echoesStore(deps.db, vault).takeBack(echoes.slice(from, from + SLICE))
      }
      for (let from = 0; from < entries.length; from += SLICE) {
        await deps.db.transaction(async (tx) => {
          await accountStore(tx, vault).lock()
          await takeBackEntries(tx, vault, entries.slice(from, from + SLICE), deps.clock())
        })
      }
    },
  }
}
