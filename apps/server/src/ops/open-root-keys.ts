import { CHECK_ID, secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { newAccountKey } from '#server/platform/vault/account-vault.ts'
import { findRootKeys } from '#server/platform/vault/find-root-keys.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

/**
 * The root keys of this database. An older database lacks the row that the secret is checked against; it is added.
 * @throws SecretMissingError when there is no secret, or another one than the database was written with
 */
export async function openRootKeys(
  db: Db,
  secret: { secretKey: Buffer | null; dataDir: string },
  now: Date,
): Promise<RootKeys> {
  const checks = secretCheckStore(db)
  const written = await checks.someKeys()
  const root = await findRootKeys(secret, written, now)
  if (written.length > 0 && written.every(({ accountId }) => accountId !== CHECK_ID)) {
    await checks.keep(newAccountKey(root, CHECK_ID))
  }
  return root
}
