import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { newHome } from '#server/testing/operator.ts'
import { newAccountKey, openAccountVault } from '#server/platform/vault/account-vault.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'
import { loadSecret } from '#server/platform/vault/secret-file.ts'

const LONG = { timeout: 180_000 }

test('a backup of an older version is restored and migrated to this one', LONG, async () => {
  await using home = await newHome('pglite')
  const migrations = await readMigrations()
  const root = deriveRootKeys(await loadSecret(home.dataDir, { accountsExist: false }))
  const id = randomUUID()
  {
    await using db = await openPglite(home.dataDir, () => undefined)
    await migrate(db, migrations.slice(0, 3))
    const key = newAccountKey(root, id)
    const sealed = openAccountVault(root, id, key).seal(EMAIL_PLACE, 'mara@x.test')
    await db.query(
      `insert into accounts (account_id, created_at, wrapped_key, key_version, email_sealed, time_zone)
       values ($1, now(), $2, $3, $4, 'UTC')`,
      [id, key.wrapped, key.version, sealed],
    )
    await db.query('insert into email_addresses values ($1, $2)', [addressHash(root, 'mara@x.test'), id])
    const body = openAccountVault(root, id, key).seal(`entries.body/${id}`, '{}')
    await db.query(
      `insert into entries (account_id, entry_id, created_at, updated_at, day, hour, utc_offset, time_zone, body_sealed,
         word_count) values ($1, $1, '2020-02-02 02:02:02.000002+00', now(), 1, 1, 1, 'UTC', $2, 1)`,
      [id, body],
    )
  }
  const file = join(home.dataDir, 'old.backup')
  expect((await home.admin(['backup', file])).code).toBe(0)
  // Opening it has not changed the version, and a command that needs this version reports so.
  expect((await home.admin(['end-sessions', '--all'])).complaints).toContain('belongs to another version')
  await home.destroyDatabase()
  expect(await home.admin(['restore', file])).toMatchObject({ code: 0, complaints: '' })
  await using server = await home.start()
  const rows = await server.db.query(`select added_at = created_at as same, undated from entries where entry_id = $1`, [
    id,
  ])
  expect(rows).toEqual([{ same: true, undated: false }])
  expect((await home.admin(['verify'])).code).toBe(0)
})
