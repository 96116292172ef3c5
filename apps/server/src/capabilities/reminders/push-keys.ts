import { keysOf, newPushKeys, printedKey } from '#server/adapters/push/vapid.ts'
import type { PushKeys } from '#server/adapters/push/push-service.ts'
import { CHECK_ID, secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { openAccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { pushKeysStore } from './push-keys.store.ts'

const PLACE = 'push_keys.private'

/** Finds the keys of this installation; null when they are damaged or can’t be stored now. */
export type FindPushKeys = () => Promise<PushKeys | null>

/**
 * The keys that identify this installation to push services, created when they are first needed. They are sealed with
 * the key that belongs to no account, so a rotation of SECRET_KEY leaves them as they are: browsers accept messages
 * from no other key.
 */
export function installationPushKeys(
  { db, root }: { db: Queryable; root: RootKeys },
  onError: (error: Error) => void,
): FindPushKeys {
  let found: PushKeys | null = null
  async function find(): Promise<PushKeys | null> {
    const check = await secretCheckStore(db).read()
    // Before the first account, no key exists.
    if (!check) return null
    const vault = openAccountVault(root, CHECK_ID, check.key)
    const store = pushKeysStore(db, CHECK_ID)
    if ((await store.read()) === null) await store.keep(vault.seal(PLACE, printedKey(newPushKeys())))
    const sealed = await store.read()
    return sealed && keysOf(vault.open(PLACE, sealed))
  }
  return async () => {
    found ??= await find().catch((error: Error) => {
      onError(error)
      return null
    })
    return found
  }
}
