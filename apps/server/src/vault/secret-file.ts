import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/** The generated secret is gone or damaged while texts sealed with it exist. */
export class SecretMissingError extends Error {
  override name = 'SecretMissingError'
}

/**
 * The secret of a server on the embedded database: generated once into the data folder, readable by its owner only,
 * on disk before anything is sealed with it.
 * @throws SecretMissingError instead of making a new one that could open nothing
 */
export async function loadSecret(dataDir: string, { accountsExist }: { accountsExist: boolean }): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  const stored = await readFile(path, 'utf8').catch(() => null)
  if (stored !== null) {
    const secret = Buffer.from(stored.trim(), 'base64')
    if (secret.length === SECRET_BYTES) return secret
  }
  if (accountsExist || stored !== null) {
    throw new SecretMissingError(
      `${path} is missing or damaged, and without it no text in this folder can be read. Restore it from a backup.`,
    )
  }
  const secret = randomBytes(SECRET_BYTES)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${secret.toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  const folder = await open(dataDir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
  return secret
}
