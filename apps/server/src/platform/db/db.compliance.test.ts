import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDbOf } from '#server/testing/test-db.ts'
import { DbConflictError, DbConstraintError, DbError, DbUsageError } from './errors.ts'
import type { Db, Queryable } from './port.ts'

const adapters = ['pglite', 'postgres'] as const
const secret = 'I have told nobody about this'

async function addAccount(db: Queryable, accountId: string, timeZone = 'UTC'): Promise<void> {
  await db.query(
    `insert into accounts (account_id, created_at, wrapped_key, key_version, email_sealed, time_zone)
     values ($1, $2, $3, 1, $3, $4)`,
    [accountId, new Date(0), Buffer.from(secret), timeZone],
  )
}

async function countAccounts(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from accounts')
  return row!.count
}

const errorOf = (work: Promise<unknown>): Promise<DbError> =>
  work.then(
    () => expect.unreachable('the work should have failed'),
    (error: unknown) => error as DbError,
  )

const allFieldsOf = (error: Error) =>
  JSON.stringify([error.message, error.stack, ...Object.entries(error), String(error.cause)])

const values: readonly (readonly [type: string, value: unknown, answer?: unknown])[] = [
  ['text', 'é, “quotes”, 日本語 and 🧵👩‍👩‍👧'],
  ['text', ''],
  ['text', null],
  ['text', String.raw`back\slash 'single' "double"; -- not a comment`],
  ['uuid', '0190d6a0-1234-7abc-8def-0123456789ab'],
  ['boolean', false],
  ['smallint', -32_768],
  ['int', 2_147_483_647],
  ['bigint', 9_007_199_254_740_991],
  ['numeric', 12.25],
  ['real', 0.1],
  ['double precision', -1.7976931348623157e308],
  ['date', '2024-02-29'],
  ['timestamptz', new Date('2026-11-21T08:09:10.123Z')],
  ['timestamptz', new Date('1890-01-01T00:00:00.001Z')],
  ['bytea', Buffer.from([0, 1, 127, 128, 255])],
  ['bytea', Buffer.alloc(0)],
  ['bytea', new Uint8Array([7, 0, 7]), Buffer.from([7, 0, 7])],
  ['jsonb', JSON.stringify([1, { deep: 'é', none: null }]), [1, { deep: 'é', none: null }]],
  ['jsonb', 'null', null],
  ['text[]', ['a', 'with "quotes"', 'NULL', '', 'é, 🧵', 'comma, and {brace}']],
  ['text[]', []],
  ['int[]', [1, -2, 3]],
  ['bigint[]', [1, 2]],
  ['timestamptz[]', [new Date('2026-01-01T00:00:00Z')]],
]

for (const adapter of adapters) {
  test(`${adapter}: a value is read as it was written, with the same type`, async () => {
    await using fixture = await testDbOf(adapter)
    for (const [type, value, answer = value] of values) {
      // More than once: the first time as plain text, then as a prepared statement.
      for (let use = 0; use < 3; use += 1) {
        expect(await fixture.db.query(`select $1::${type} as value`, [value])).toEqual([{ value: answer }])
      }
    }
  })

  test(`${adapter}: days and times do not depend on the server's time zone`, async () => {
    await using fixture = await testDbOf(adapter)
    const [row] = await fixture.db.query(
      "select current_setting('TimeZone') as zone, '2026-03-29'::timestamptz as midnight",
    )
    expect(row).toEqual({ zone: 'UTC', midnight: new Date('2026-03-29T00:00:00Z') })
  })

  test(`${adapter}: a large value is complete`, async () => {
    await using fixture = await testDbOf(adapter)
    const large = Buffer.alloc(3_000_000, 'é and so on ')
    const [row] = await fixture.db.query<{ value: Buffer }>('select $1::bytea as value', [large])
    expect(row!.value.equals(large)).toBe(true)
  })

  test(`${adapter}: a missing value and a second statement in one call are refused`, async () => {
    await using fixture = await testDbOf(adapter)
    await expect(fixture.db.query('select $1::int', [undefined])).rejects.toThrow(DbUsageError)
    await expect(fixture.db.query('select 1; select 2')).rejects.toMatchObject({ code: '42601' })
  })

  test(`${adapter}: the writes of a transaction are there after it, and gone when it throws`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    expect(await db.transaction(async (tx) => (await addAccount(tx, randomUUID()), 'answer'))).toBe('answer')
    expect(await countAccounts(db)).toBe(1)
    const thrown = new Error('changed my mind')
    const failing = db.transaction(async (tx) => {
      await addAccount(tx, randomUUID())
      throw thrown
    })
    expect(await errorOf(failing)).toBe(thrown)
    expect(await countAccounts(db)).toBe(1)
  })

  test(`${adapter}: a transaction that continues after a failed statement does not look committed`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    const continued = db.transaction(async (tx) => {
      await addAccount(tx, randomUUID())
      await tx.query('select 1 / 0').catch(() => undefined)
    })
    await expect(continued).rejects.toMatchObject({ code: '25P02' })
    expect(await countAccounts(db)).toBe(0)
  })

  test(`${adapter}: of 40 transactions that read and then change one row, none is lost`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    const id = randomUUID()
    await addAccount(db, id)
    const increment = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ step: number }>(
          'select onboarding_step as step from accounts where account_id = $1',
          [id],
        )
        await tx.query('update accounts set onboarding_step = $2 where account_id = $1', [id, row!.step + 1])
      })
    await Promise.all(Array.from({ length: 40 }, increment))
    expect(await db.query('select onboarding_step as step from accounts')).toEqual([{ step: 40 }])
  })

  test(`${adapter}: a statement next to an open transaction neither joins it nor sees its rows`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    const inside = Promise.withResolvers<void>()
    const failing = db.transaction(async (tx) => {
      await addAccount(tx, randomUUID())
      inside.resolve()
      await new Promise((resolve) => setTimeout(resolve, 30))
      throw new Error('rolled back')
    })
    await inside.promise
    const outside = Promise.all([countAccounts(db), addAccount(db, randomUUID())])
    await expect(failing).rejects.toThrow('rolled back')
    await outside
    expect(await countAccounts(db)).toBe(1)
  })

  test(`${adapter}: a unique violation names its constraint and no value`, async () => {
    await using fixture = await testDbOf(adapter)
    const id = randomUUID()
    await addAccount(fixture.db, id, secret)
    const error = await errorOf(addAccount(fixture.db, id, secret))
    expect(error).toBeInstanceOf(DbConflictError)
    expect(error).toMatchObject({ constraint: 'accounts_pkey', code: '23505' })
    expect(allFieldsOf(error)).not.toContain(secret)
    expect(allFieldsOf(error)).not.toContain(id)
  })

  test.each([
    ['23514', 'a value that a check refuses', 'update accounts set tier = $1', [secret]],
    [
      '23502',
      'a missing value',
      'insert into accounts (account_id, time_zone) values (gen_random_uuid(), $1)',
      [secret],
    ],
    ['22P02', 'text for a number', 'select $1::int', [secret]],
    ['22021', 'a NUL character', 'select $1::text', [`${secret}\0`]],
    ['42P01', 'a missing table', 'select $1::text from nowhere', [secret]],
  ])(`${adapter}: error %s, %s, reports its code and no value`, async (code, _, sql, params) => {
    await using fixture = await testDbOf(adapter)
    await addAccount(fixture.db, randomUUID())
    const error = await errorOf(fixture.db.query(sql, params))
    expect(error).toBeInstanceOf(DbError)
    expect(error.code).toBe(code)
    expect(allFieldsOf(error)).not.toContain(secret)
  })

  test(`${adapter}: a foreign key violation is a constraint error, not a conflict`, async () => {
    await using fixture = await testDbOf(adapter)
    const orphan = fixture.db.query(
      `insert into echoes (account_id, echo_id, generated_at, day, body_sealed, pattern_type, based_on_entries,
       timeframe_days, resonance_score, checked_at) values ($1, $1, $2, 1, $3, 'x', 1, 1, 1, $2)`,
      [randomUUID(), new Date(0), Buffer.of(1)],
    )
    const error = await errorOf(orphan)
    expect(error).toBeInstanceOf(DbConstraintError)
    expect(error).toMatchObject({ code: '23503', constraint: 'echoes_account_id_fkey' })
  })

  test(`${adapter}: after an error the next statement works`, async () => {
    await using fixture = await testDbOf(adapter)
    const answers = await Promise.allSettled([
      fixture.db.query('select 1 as n'),
      fixture.db.query('selct 2'),
      fixture.db.query('select $1::int as n', ['three']),
      fixture.db.query('select 4 as n'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  })

  test(`${adapter}: the root handle inside a transaction is refused instead of waiting permanently`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    const nested = (work: (db: Db) => Promise<unknown>) => db.transaction(async () => void (await work(db)))
    await expect(nested((root) => root.query('select 1'))).rejects.toThrow(DbUsageError)
    await expect(nested((root) => root.transaction(async () => 1))).rejects.toThrow(DbUsageError)
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }])
  })

  test(`${adapter}: a transaction handle does not work after the end of the transaction`, async () => {
    await using fixture = await testDbOf(adapter)
    const kept = await fixture.db.transaction(async (tx) => tx)
    await expect(kept.query('select 1')).rejects.toThrow('has ended')
  })
}
