import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoMarksStore } from './echo-marks.store.ts'

/**
 * Withdraws Echos that are no longer true. Of what was said about them, “Never again” stays: a name that should not come
 * again must not return because an entry was deleted. So does a mark that can’t be read, which may be one.
 */
export async function withdrawEchoes(db: Queryable, vault: AccountVault, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const store = echoMarksStore(db, vault)
  const gone = new Set(ids)
  const spent = (await store.list()).filter(({ echo, said }) => gone.has(echo) && said.verdict !== 'never')
  await echoesStore(db, vault).remove(ids)
  await store.remove(spent.map(({ echo }) => echo))
}
