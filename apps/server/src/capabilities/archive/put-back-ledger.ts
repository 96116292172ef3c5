import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { takeBackEntries, type PutBack } from '#server/capabilities/entries/kept-entries.store.ts'
import type { Db } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

/** Rows that are taken back before others have their turn at the database. */
const SLICE = 200

/** Remembers what a restoration has written, so that one that fails leaves nothing behind. */
export type PutBackLedger = {
  entries(written: readonly PutBack[]): void
  echoes(ids: readonly string[]): void
  /** Photographs go with their entries. */
  takeBack(): Promise<void>
}

export function putBackLedger(deps: { db: Db; clock: () => Date }, vault: AccountVault): PutBackLedger {
  const entries: PutBack[] = []
  const echoes: string[] = []
  return {
    entries: (written) => void entries.push(...written),
    echoes: (ids) => void echoes.push(...ids),
    async takeBack() {
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
