import type { WrappedKey } from './account-vault.ts'
import { opensWith, refuseForeignSecret } from './foreign-secret.ts'
import { deriveRootKeys, type RootKeys } from './root-keys.ts'
import { adoptNextSecret, loadSecret, nextSecret, storedSecret } from './secret-file.ts'

type Written = { accountId: string; key: WrappedKey }

/**
 * The root keys of a database: from the configured secret, or from the file in the data folder.
 * @param written the wrapped key of any account of the database; null when it has none
 * @throws SecretMissingError when there is no secret, or another one than the database was written with
 */
export async function findRootKeys(
  { secretKey, dataDir }: { secretKey: Buffer | null; dataDir: string },
  written: Written | null,
  now: Date,
): Promise<RootKeys> {
  if (!secretKey && written) await finishRotation(dataDir, written, now)
  const secret = secretKey ?? (await loadSecret(dataDir, { accountsExist: written !== null }))
  const root = deriveRootKeys(secret)
  if (written) refuseForeignSecret(root, written)
  return root
}

/** A rotation that ended between the database and the file has left the secret that is in use under another name. */
export async function finishRotation(dataDir: string, written: Written, now: Date): Promise<void> {
  const next = await nextSecret(dataDir)
  if (!next || !opensWith(deriveRootKeys(next), written)) return
  const stored = await storedSecret(dataDir)
  if (stored && opensWith(deriveRootKeys(stored), written)) return
  await adoptNextSecret(dataDir, now)
}
