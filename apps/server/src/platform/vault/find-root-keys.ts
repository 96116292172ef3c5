import { opensWith, refuseForeignSecret, type Written } from './foreign-secret.ts'
import { deriveRootKeys, type RootKeys } from './root-keys.ts'
import { adoptNextSecret, loadSecret, nextSecret, storedSecret } from './secret-file.ts'

/**
 * The root keys of a database: from the configured secret, or from the file in the data folder.
 * @param written the wrapped keys of some accounts of the database; empty when it has none
 * @throws SecretMissingError when there is no secret, or another one than the database was written with
 */
export async function findRootKeys(
  { secretKey, dataDir }: { secretKey: Buffer | null; dataDir: string },
  written: readonly Written[],
  now: Date,
): Promise<RootKeys> {
  if (!secretKey) await finishRotation(dataDir, written, now)
  const secret = secretKey ?? (await loadSecret(dataDir, { accountsExist: written.length > 0 }))
  const root = deriveRootKeys(secret)
  refuseForeignSecret(root, written)
  return root
}

/** A rotation that was interrupted between the database and the file has left the current secret under another name. */
export async function finishRotation(dataDir: string, written: readonly Written[], now: Date): Promise<void> {
  const next = written.length > 0 ? await nextSecret(dataDir) : null
  if (!next || !opensWith(deriveRootKeys(next), written)) return
  const stored = await storedSecret(dataDir)
  if (stored && opensWith(deriveRootKeys(stored), written)) return
  await adoptNextSecret(dataDir, now)
}
