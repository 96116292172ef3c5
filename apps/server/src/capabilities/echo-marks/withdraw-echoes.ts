import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoMarksStore } from './echo-marks.store.ts'

/**
 * Withdraws Echos that are no longer true. “Never again” marks stay, so that a name that the person ruled out does not
 * return because an entry was deleted. Unreadable marks stay too, because they could be “Never again”.
 */
export async function withdrawEchoes(db: Db, vault: AccountVault, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  await db.transaction(async (tx) => {
    // A mark that becomes “Never again” at this moment must not be removed in place of the old one.
    await accountStore(tx, vault).lock()
    const store = echoMarksStore(tx, vault)
    const spent = (await store.list()).filter(({ echo, said }) => gone.has(echo) && said.verdict !== 'never')
    await echoesStore(tx, vault).remove(ids)
    await store.remove(spent.map(({ echo }) => echo))
  })
}
