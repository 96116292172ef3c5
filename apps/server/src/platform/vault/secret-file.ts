import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32
const FILE = 'secret.key'
/** A new secret that a rotation has written but not activated. */
const NEXT_FILE = 'secret.key.new'

/** The generated secret is missing or damaged while texts sealed with it exist. */
export class SecretMissingError extends Error {
  override name = 'SecretMissingError'
}

/**
 * The secret of a server on the embedded database: generated once into the data folder, readable by its owner only, on
 * disk before anything is sealed with it.
 * @throws SecretMissingError instead of creating a new one that could open nothing
 */
export async function loadSecret(dataDir: string, { accountsExist }: { accountsExist: boolean }): Promise<Buffer> {
  const path = join(dataDir, FILE)
  const stored = await readFile(path, 'utf8').catch(() => null)
  const secret = stored === null ? null : decoded(stored)
  if (secret) return secret
  if (accountsExist || stored !== null) {
    throw new SecretMissingError(
      `${path} is missing or damaged, and without it no text in this folder can be read. Restore it from a backup.`,
    )
  }
  const made = randomBytes(SECRET_BYTES)
  await writeSecret(path, made)
  await syncFolder(dataDir)
  return made
}

/** The secret of the data folder, or null when there is no usable one. */
export async function storedSecret(dataDir: string): Promise<Buffer | null> {
  return readSecret(join(dataDir, FILE))
}

/** The secret that a rotation has written and not activated, or null. */
export async function nextSecret(dataDir: string): Promise<Buffer | null> {
  return readSecret(join(dataDir, NEXT_FILE))
}

/** Stores the next secret, on disk before anything is sealed with it. */
export async function keepNextSecret(dataDir: string, secret: Buffer): Promise<void> {
  const path = join(dataDir, NEXT_FILE)
  await rm(path, { force: true })
  await writeSecret(path, secret)
  await syncFolder(dataDir)
}

/**
 * Activates the next secret. The previous one remains under a name with the date until which it was used: backups from
 * before need it. An active secret exists at every moment.
 * @returns the name of the file with the previous secret
 */
export async function adoptNextSecret(dataDir: string, now: Date): Promise<string> {
  const before = `secret.key.until-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  await link(join(dataDir, FILE), join(dataDir, before)).catch((error: unknown) => {
    // Without a previous secret there is none to save.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
  await rename(join(dataDir, NEXT_FILE), join(dataDir, FILE))
  await syncFolder(dataDir)
  return before
}

async function readSecret(path: string): Promise<Buffer | null> {
  const stored = await readFile(path, 'utf8').catch(() => null)
  return stored === null ? null : decoded(stored)
}

function decoded(stored: string): Buffer | null {
  const secret = Buffer.from(stored.trim(), 'base64')
  return secret.length === SECRET_BYTES ? secret : null
}

async function writeSecret(path: string, secret: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${secret.toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
