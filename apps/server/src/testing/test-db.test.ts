import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db/port.ts'
import { testDbOf } from './test-db.ts'

const accounts = (db: Db) => db.query('select account_id from accounts')
const addAccount = (db: Db) =>
  db.query(
    "insert into accounts (account_id, created_at, wrapped_key, key_version, email_sealed, time_zone) values ($1, $2, $3, 1, $3, 'UTC')",
    [randomUUID(), new Date(), Buffer.of(1)],
  )

test.each(['pglite', 'postgres'] as const)('%s is empty at the start of each test', async (kind) => {
  for (let round = 0; round < 2; round += 1) {
    await using fixture = await testDbOf(kind)
    expect(await accounts(fixture.db)).toEqual([])
    await addAccount(fixture.db)
    expect(await accounts(fixture.db)).toHaveLength(1)
  }
})

test('a second fixture beside an open one is refused, because they would share their rows', async () => {
  await using fixture = await testDbOf('pglite')
  await expect(testDbOf(fixture.db.kind)).rejects.toThrow('in use')
})
