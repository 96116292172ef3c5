import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '#server/admin/backup/backup-format.ts'
import { packer } from '#server/admin/backup/packed.ts'
import { readBackup } from '#server/admin/backup/read-backup.ts'
import { withBackupBytes } from '#server/admin/database.ts'
import { AdminRefusal, fileRefusal, WrongUse } from '#server/admin/refusal.ts'
import { countsSentence } from '#server/admin/told.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Writes the whole database into one file, while the server runs. */
export const backup: Command = {
  name: 'backup',
  usage: '<file or folder>',
  summary: 'Writes everything in the database into one file, also while the server runs. The key is not in it.',
  async run(args, context) {
    const [named] = parseArguments(args, {}, { most: 1 }).positionals
    if (!named) throw new WrongUse('Name the file that the backup is to be written to, or a folder for it.')
    const path = (await isFolder(named)) ? join(named, fileName(context.now())) : named
    await refuseTaken(path)
    const manifest = await withBackupBytes(context, (bytes) => writeFile(path, bytes))
    context.say(`${path} holds ${countsSentence(manifest)}.`)
    for (const line of keySentences(context)) context.say(line)
  },
}

/** The key is what makes a backup worth anything, and what makes a stolen one worthless. */
function keySentences({ config, dataDir }: AdminContext): string[] {
  const key = config.databaseUrl || config.secretKey ? 'SECRET_KEY' : join(dataDir, 'secret.key')
  return [
    `The key is not in it: without ${key} no text in it can be read.`,
    'Keep a copy of the key in another place than the backups, such as a password manager.',
  ]
}

/**
 * Writes under another name, and gives the file its own when it is whole and on the disk. What is written is read at
 * the same time, so that nothing is kept that could not be restored.
 */
async function writeFile(path: string, bytes: AsyncIterable<Buffer>): Promise<Manifest> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      const manifest = await writePacked(file, bytes)
      await file.sync()
      await refuseTaken(path)
      await rename(unfinished, path)
      await syncFolderOf(path)
      return manifest
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw fileRefusal(error, path)
  }
}

async function writePacked(file: FileHandle, bytes: AsyncIterable<Buffer>): Promise<Manifest> {
  const packing = packer()
  const writing = pipeline(packing, async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) await file.appendFile(piece)
  })
  // Awaited at the end, or whenever the packing has to wait.
  writing.catch(() => undefined)
  async function* written(): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      if (!packing.write(piece)) await Promise.race([once(packing, 'drain'), writing])
      yield piece
    }
  }
  let manifest: Manifest | null = null
  for await (const part of readBackup(written())) if (part.kind === 'manifest') manifest = part.manifest
  packing.end()
  await writing
  if (!manifest) throw new AdminRefusal('The database ended before the backup was whole. Nothing was kept.')
  return manifest
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function refuseTaken(path: string): Promise<void> {
  const taken = await stat(path).then(
    () => true,
    () => false,
  )
  if (taken) throw new AdminRefusal(`${path} exists already, and a backup overwrites nothing. Choose another name.`)
}

async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(join(path, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function fileName(now: Date): string {
  return `soundings-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
}
