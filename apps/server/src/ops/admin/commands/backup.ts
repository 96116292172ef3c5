import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '#server/ops/admin/backup/backup-format.ts'
import { packer } from '#server/ops/admin/backup/packed.ts'
import { readBackup } from '#server/ops/admin/backup/read-backup.ts'
import { withBackupBytes } from '#server/ops/admin/database.ts'
import { AdminRefusal, fileRefusal, WrongUse } from '#server/ops/admin/refusal.ts'
import { countsSentence } from '#server/ops/admin/summaries.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Writes the whole database to one file, even while the server is running. */
export const backup: Command = {
  name: 'backup',
  usage: '<file or folder>',
  summary:
    'Writes the whole database to one file, even while the server is running. The file does not contain the key.',
  async run(args, context) {
    const [named] = parseArguments(args, {}, { most: 1 }).positionals
    if (!named) throw new WrongUse('Name a file or a folder for the backup.')
    const path = (await isFolder(named)) ? join(named, fileName(context.now())) : named
    await refuseTaken(path)
    const manifest = await withBackupBytes(context, (bytes) => writeFile(path, bytes))
    context.say(`${path} contains ${countsSentence(manifest)}.`)
    for (const line of keySentences(context)) context.say(line)
  },
}

/** A backup is useless without the key, and a stolen backup is useless to the thief. */
function keySentences({ config, dataDir }: AdminContext): string[] {
  const key = config.databaseUrl || config.secretKey ? 'SECRET_KEY' : join(dataDir, 'secret.key')
  return [
    `It does not contain the key. Without ${key} no text in it can be read.`,
    'Store a copy of the key apart from the backups, such as in a password manager.',
  ]
}

/**
 * Writes to a temporary name and renames the file when it is complete and on disk. The bytes are verified while they
 * are written, so that a file that cannot be restored is not kept.
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
  // Awaited at the end, or whenever compression has to wait.
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
  if (!manifest) throw new AdminRefusal('The database stopped before the backup was complete. Nothing was kept.')
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
  if (taken)
    throw new AdminRefusal(`${path} already exists, and a backup never overwrites a file. Choose another name.`)
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
