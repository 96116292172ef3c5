import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { otherConnections } from '#server/admin/backup/load.store.ts'
import { keysOf, openExistingAtThisVersion, openWithKeys } from '#server/admin/database.ts'
import { AdminRefusal } from '#server/admin/refusal.ts'
import { rotateAccounts } from '#server/admin/rotation.store.ts'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/db/port.ts'
import { opensWith } from '#server/vault/foreign-secret.ts'
import { deriveRootKeys, type RootKeys } from '#server/vault/root-keys.ts'
import { adoptNextSecret, keepNextSecret, nextSecret } from '#server/vault/secret-file.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Wraps every account key anew. What was written is not touched: it is sealed with the keys of the accounts. */
export const rotateKey: Command = {
  name: 'rotate-key',
  usage: '',
  summary: 'Puts a new key in place of SECRET_KEY or secret.key. No server may run. NEW_SECRET_KEY gives the new key.',
  async run(args, context) {
    parseArguments(args, {}, { most: 0 })
    const { config } = context
    await (config.databaseUrl || config.secretKey ? rotateConfigured(context) : rotateFile(context))
  },
}

/** The key is in the environment: the operator holds both, so either one is at hand whenever this ends. */
async function rotateConfigured(context: AdminContext): Promise<void> {
  const { newSecretKey } = context.config
  if (!newSecretKey) {
    throw new AdminRefusal(
      'NEW_SECRET_KEY is needed. Make one with: openssl rand -base64 32. Keep it before you go on, and the old one too.',
    )
  }
  const to = deriveRootKeys(newSecretKey)
  await using db = await openExistingAtThisVersion(context)
  await refuseServers(db)
  if (opensWith(to, await accountDirectory(db).someKeys())) {
    context.say('The database has the new key already. Set SECRET_KEY to it and start the server.')
    return
  }
  tell(context, await rotate(db, await keysOf(db, context), to))
  context.say('Set SECRET_KEY to the new key now, wherever the server runs, and start it.')
}

/**
 * The key is a file in the data folder. The new one is on the disk before the database is changed, and takes its place
 * after it; a start in between finds which of the two opens the database.
 */
async function rotateFile(context: AdminContext): Promise<void> {
  const { dataDir } = context
  await using opened = await openWithKeys(context)
  const secret = context.config.newSecretKey ?? (await nextSecret(dataDir)) ?? randomBytes(32)
  const to = deriveRootKeys(secret)
  if (to.wrap.equals(opened.root.wrap)) throw new AdminRefusal('NEW_SECRET_KEY is the key that is in use already.')
  await keepNextSecret(dataDir, secret)
  const count = await rotate(opened.db, opened.root, to)
  const before = await adoptNextSecret(dataDir, context.now())
  tell(context, count)
  context.say(`The new key is in ${join(dataDir, 'secret.key')}; keep a copy of it.`)
  context.say(`The one before is in ${join(dataDir, before)}: remove it when no backup from before is left.`)
}

/** All accounts or none. */
async function rotate(db: Db, from: RootKeys, to: RootKeys): Promise<number> {
  return db.transaction((tx) => rotateAccounts(tx, from, to))
}

async function refuseServers(db: Db): Promise<void> {
  if (db.kind === 'postgres' && (await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is working on this database with the old key. Stop every server first.')
  }
}

function tell(context: AdminContext, count: number): void {
  context.say(`The keys of ${count} accounts are wrapped with the new key.`)
  context.say('Backups from before open with the old key only: make a new one.')
}
