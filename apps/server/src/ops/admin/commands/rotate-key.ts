import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { otherConnections } from '#server/ops/admin/backup/load.store.ts'
import { keysOf, openExistingAtThisVersion, openWithKeys } from '#server/ops/admin/database.ts'
import { AdminRefusal } from '#server/ops/admin/refusal.ts'
import { rotateAccounts } from '#server/ops/admin/rotation.store.ts'
import { secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { opensWith } from '#server/platform/vault/foreign-secret.ts'
import { deriveRootKeys, type RootKeys } from '#server/platform/vault/root-keys.ts'
import { adoptNextSecret, keepNextSecret, nextSecret } from '#server/platform/vault/secret-file.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/**
 * Wraps every account key with the new key. Texts stay unchanged, because they are encrypted with the accounts’ keys.
 */
export const rotateKey: Command = {
  name: 'rotate-key',
  usage: '',
  summary:
    'Replaces SECRET_KEY or secret.key with NEW_SECRET_KEY, or secret.key with a random key. Stop every server first.',
  async run(args, context) {
    parseArguments(args, {}, { most: 0 })
    const { config } = context
    await (config.databaseUrl || config.secretKey ? rotateConfigured(context) : rotateFile(context))
  },
}

/** The key is in the environment. The operator has both keys, so the right one is available wherever this stops. */
async function rotateConfigured(context: AdminContext): Promise<void> {
  const { newSecretKey } = context.config
  if (!newSecretKey) {
    throw new AdminRefusal(
      'NEW_SECRET_KEY is needed. Make one with: openssl rand -base64 32. Save a copy of it and of the old key before you continue.',
    )
  }
  const to = deriveRootKeys(newSecretKey)
  await using db = await openExistingAtThisVersion(context)
  await refuseServers(db)
  if (opensWith(to, await secretCheckStore(db).someKeys())) {
    context.say('The database already uses the new key. Set SECRET_KEY to it and start the server.')
    return
  }
  tell(context, await rotate(db, await keysOf(db, context), to))
  context.say('Now set SECRET_KEY to the new key on each server, and start them.')
}

/**
 * The key is a file in the data folder. The new key is on disk before the database is changed, and replaces the old one
 * afterward. A start in between finds out which of the two opens the database.
 */
async function rotateFile(context: AdminContext): Promise<void> {
  const { dataDir } = context
  await using opened = await openWithKeys(context)
  const secret = context.config.newSecretKey ?? (await nextSecret(dataDir)) ?? randomBytes(32)
  const to = deriveRootKeys(secret)
  if (to.wrap.equals(opened.root.wrap)) throw new AdminRefusal('NEW_SECRET_KEY is already the current key.')
  await keepNextSecret(dataDir, secret)
  const count = await rotate(opened.db, opened.root, to)
  const before = await adoptNextSecret(dataDir, context.now())
  tell(context, count)
  context.say(`The new key is in ${join(dataDir, 'secret.key')}; keep a copy of it.`)
  context.say(`The old key is in ${join(dataDir, before)}; delete it when you no longer have backups that need it.`)
}

/** Rotates all accounts or none. */
async function rotate(db: Db, from: RootKeys, to: RootKeys): Promise<number> {
  return db.transaction((tx) => rotateAccounts(tx, from, to))
}

async function refuseServers(db: Db): Promise<void> {
  if (db.kind === 'postgres' && (await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is using this database with the old key. Stop every server first.')
  }
}

function tell(context: AdminContext, count: number): void {
  context.say(`The keys of ${count} accounts are wrapped with the new key.`)
  context.say('Existing backups need the old key, so make a new backup.')
}
