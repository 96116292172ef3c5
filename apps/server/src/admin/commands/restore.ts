import type { Header, Manifest } from '#server/admin/backup/backup-format.ts'
import { dropTables, endAccess, holdsRows, loader, otherConnections } from '#server/admin/backup/load.store.ts'
import { unpackedFile } from '#server/admin/backup/packed.ts'
import { readBackup } from '#server/admin/backup/read-backup.ts'
import { locationOf, secretAtHand } from '#server/admin/database.ts'
import { shardsOfAccounts } from '#server/admin/distribute.store.ts'
import { distribute } from '#server/admin/distribute.ts'
import { AdminRefusal, WrongUse } from '#server/admin/refusal.ts'
import { keyCheck } from '#server/admin/key-check.ts'
import { countsSentence } from '#server/admin/told.ts'
import { readCluster } from '#server/db/distribution.ts'
import { DbDamagedError } from '#server/db/errors.ts'
import { lockDataDir } from '#server/db/instance-lock.ts'
import { migrateWithin, readMigrations, type Migration } from '#server/db/migrate.ts'
import { openToRestore } from '#server/db/open-db.ts'
import { setDatabaseAside } from '#server/db/pglite/data-folder.ts'
import type { Db } from '#server/db/port.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

const OPTIONS = { replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const

/** Puts a backup back: all of it or nothing. */
export const restore: Command = {
  name: 'restore',
  usage: '<file> [--replace [--yes]]',
  summary: 'Puts a backup into an empty database; with --replace in place of what is there. The server must not run.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, OPTIONS, { most: 1 })
    const [path] = positionals
    if (!path) throw new WrongUse('Name the backup that is to be restored.')
    const migrations = await readMigrations()
    const { header, manifest, damagedKeys } = await examine(path, migrations, context)
    const work = { path, migrations, applied: header.migrations.length }
    try {
      await replaced(work, values, context)
    } catch (error) {
      if (!(error instanceof DbDamagedError) || context.config.databaseUrl) throw error
      await moveAside(error, values, context)
      await replaced(work, values, context)
    }
    context.say(`Restored as of ${header.created_at}: ${countsSentence(manifest)}.`)
    if (damagedKeys > 0) context.say(`Accounts whose key is damaged, so that nothing of theirs opens: ${damagedKeys}.`)
    context.say('Nobody is signed in: sessions and sign-in links do not come back.')
  },
}

type Work = { path: string; migrations: readonly Migration[]; applied: number }
type Consent = { replace: boolean; yes: boolean }

/** @throws DbDamagedError when the database that is there cannot even be emptied */
async function replaced(work: Work, consent: Consent, context: AdminContext): Promise<void> {
  await using db = await openToRestore(locationOf(context))
  if (db.kind === 'postgres' && (await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is working on this database. Stop every server first.')
  }
  if (await holdsRows(db)) await confirmReplacement(consent, context)
  const cluster = await readCluster(db)
  const shards = cluster?.isDistributed ? await shardsOfAccounts(db) : null
  await putBack(db, work)
  if (shards !== null) {
    // The rows are back and stored: an interruption from here on loses nothing.
    context.say(
      'The rows are back, on this node. "npm run admin -- distribute" goes on from here if this is interrupted.',
    )
    await distribute(db, { shards, dryRun: false, say: context.say })
  } else if (cluster) {
    context.say('The tables lie whole on this node. "npm run admin -- distribute" lays them over the cluster.')
  }
}

/** A damaged embedded database needs not be opened to make room for a backup, and may still be wanted. */
async function moveAside(error: DbDamagedError, consent: Consent, context: AdminContext): Promise<void> {
  if (!consent.replace) throw new AdminRefusal(`${error.message} With --replace this command moves it away by itself.`)
  await confirmReplacement(consent, context)
  using _lock = lockDataDir(context.dataDir)
  context.say(`The damaged database is kept in ${setDatabaseAside(context.dataDir, context.now())}.`)
}

/** Reads the backup to its end before anything is written. @throws AdminRefusal when it cannot be restored here */
async function examine(
  path: string,
  migrations: readonly Migration[],
  context: AdminContext,
): Promise<{ header: Header; manifest: Manifest; damagedKeys: number }> {
  const keys = keyCheck(await secretAtHand(context))
  let header: Header | null = null
  let manifest: Manifest | null = null
  for await (const part of readBackup(unpackedFile(path))) {
    if (part.kind === 'header') {
      header = part.header
      refuseForeignSchema(header, migrations)
    }
    if (part.kind === 'row') keys.row(part.table, part.row)
    if (part.kind === 'manifest') manifest = part.manifest
  }
  if (!header || !manifest) throw new AdminRefusal('The backup is cut off: its end is missing.')
  keys.refuse()
  return { header, manifest, damagedKeys: keys.damaged() }
}

function refuseForeignSchema(header: Header, migrations: readonly Migration[]): void {
  if (header.migrations.length > migrations.length) {
    throw new AdminRefusal('This backup was made by a newer version of Soundings. Use that version or a later one.')
  }
  const same = header.migrations.every(
    ({ name, checksum }, index) => migrations[index]?.name === name && migrations[index].checksum === checksum,
  )
  if (!same) throw new AdminRefusal('This backup has a schema that this version does not know.')
}

async function confirmReplacement({ replace, yes }: Consent, context: AdminContext) {
  if (!replace) {
    throw new AdminRefusal(
      'The database is not empty. Restore into an empty one, or add --replace to put the backup in its place.',
    )
  }
  if (yes) return
  const word = await context.ask('Everything in the database will be lost. Type "replace" to go on: ')
  if (word === null) throw new AdminRefusal('Nobody is here to confirm that everything is replaced. Add --yes.')
  if (word.trim() !== 'replace') throw new AdminRefusal('Nothing was changed.')
}

/**
 * One transaction: the schema of the backup's time, its rows, then what has come since. The file is held against its
 * hashes again, so that one that is changed meanwhile leaves nothing.
 */
async function putBack(db: Db, { path, migrations, applied }: Work): Promise<void> {
  await db.transaction(async (tx) => {
    await dropTables(tx, migrations)
    await migrateWithin(tx, migrations.slice(0, applied))
    const rows = loader(tx)
    for await (const part of readBackup(unpackedFile(path))) {
      if (part.kind === 'table') await rows.table(part.table)
      if (part.kind === 'row') await rows.row(part.row)
    }
    await rows.end()
    await migrateWithin(tx, migrations)
    // Somebody may have signed out since, and for a reason.
    await endAccess(tx)
  })
}
