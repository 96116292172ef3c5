import type { Header, Manifest } from '#server/ops/admin/backup/backup-format.ts'
import { dropTables, endAccess, holdsRows, loader, otherConnections } from '#server/ops/admin/backup/load.store.ts'
import { unpackedFile } from '#server/ops/admin/backup/packed.ts'
import { readBackup } from '#server/ops/admin/backup/read-backup.ts'
import { locationOf, secretAtHand } from '#server/ops/admin/database.ts'
import { shardsOfAccounts } from '#server/ops/admin/distribute.store.ts'
import { distribute } from '#server/ops/admin/distribute.ts'
import { AdminRefusal, WrongUse } from '#server/ops/admin/refusal.ts'
import { keyCheck } from '#server/ops/admin/key-check.ts'
import { countsSentence } from '#server/ops/admin/summaries.ts'
import { readCluster } from '#server/platform/db/distribution.ts'
import { DbDamagedError } from '#server/platform/db/errors.ts'
import { lockDataDir } from '#server/platform/db/instance-lock.ts'
import { migrateWithin, readMigrations, type Migration } from '#server/platform/db/migrate.ts'
import { openToRestore } from '#server/platform/db/open-db.ts'
import { setDatabaseAside } from '#server/platform/db/pglite/data-folder.ts'
import type { Db } from '#server/platform/db/port.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

const OPTIONS = { replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const

/** Restores a backup completely or not at all. */
export const restore: Command = {
  name: 'restore',
  usage: '<file> [--replace [--yes]]',
  summary: 'Restores a backup into an empty database; --replace deletes what is there first. Stop the server first.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, OPTIONS, { most: 1 })
    const [path] = positionals
    if (!path) throw new WrongUse('Name the backup to restore.')
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
    if (damagedKeys > 0) context.say(`Accounts with a damaged key, whose texts cannot be read: ${damagedKeys}.`)
    context.say('No one is signed in: sessions and sign-in links are not restored.')
  },
}

type Work = { path: string; migrations: readonly Migration[]; applied: number }
type Consent = { replace: boolean; yes: boolean }

/** @throws DbDamagedError when the existing database cannot even be emptied */
async function replaced(work: Work, consent: Consent, context: AdminContext): Promise<void> {
  await using db = await openToRestore(locationOf(context))
  if (db.kind === 'postgres' && (await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is using this database. Stop every server first.')
  }
  if (await holdsRows(db)) await confirmReplacement(consent, context)
  const cluster = await readCluster(db)
  const shards = cluster?.isDistributed ? await shardsOfAccounts(db) : null
  await putBack(db, work)
  if (shards !== null) {
    // The rows are stored, so an interruption from here on loses nothing.
    context.say(
      'The rows are restored on this node. If this is interrupted, continue with "npm run admin -- distribute".',
    )
    await distribute(db, { shards, dryRun: false, say: context.say })
  } else if (cluster) {
    context.say('All tables are on this node. Run "npm run admin -- distribute" to distribute them over the cluster.')
  }
}

/** A damaged embedded database is moved rather than opened and emptied, because it may still be useful. */
async function moveAside(error: DbDamagedError, consent: Consent, context: AdminContext): Promise<void> {
  if (!consent.replace) throw new AdminRefusal(`${error.message} With --replace this command moves it away for you.`)
  await confirmReplacement(consent, context)
  using _lock = lockDataDir(context.dataDir)
  context.say(`The damaged database is kept in ${setDatabaseAside(context.dataDir, context.now())}.`)
}

/**
 * Reads the backup to its end before anything is written.
 * @throws AdminRefusal when it cannot be restored here
 */
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
  if (!header || !manifest) throw new AdminRefusal('The backup is incomplete: its end is missing.')
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
  const word = await context.ask('Everything in the database will be lost. Type "replace" to continue: ')
  if (word === null) throw new AdminRefusal('Without a terminal, add --yes to confirm that everything is replaced.')
  if (word.trim() !== 'replace') throw new AdminRefusal('Nothing was changed.')
}

/**
 * Restores in one transaction: the schema at the time of the backup, the rows, then the later migrations. The file is
 * checked against its hashes again, so that nothing is stored if it has changed since the first check.
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
    // A session in the backup may have been ended since, for a reason.
    await endAccess(tx)
  })
}
