import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'
import { newEmptyPostgresDatabase } from '#server/testing/postgres-test-database.ts'
import { onBehalfOf } from './caller.ts'
import { type DbError, DbTooSlowError, DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import { openPostgres } from './postgres.ts'

async function emptyDatabase() {
  const database = await newEmptyPostgresDatabase(inject('testDatabase'))
  const db = openPostgres(database.url)
  const killOthers = () =>
    db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  return {
    db,
    url: database.url,
    killOthers,
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

test('two transactions that change the same row both succeed, the second on another attempt', async () => {
  await using fixture = await emptyDatabase()
  const { db } = fixture
  await db.query('create table counters (id int primary key, n int not null)')
  await db.query('insert into counters values (1, 0)')
  let attempts = 0
  let waiting = 2
  const bothHaveRead = Promise.withResolvers<void>()
  const increment = () =>
    db.transaction(async (tx) => {
      attempts += 1
      const [row] = await tx.query<{ n: number }>('select n from counters where id = 1')
      waiting -= 1
      if (waiting === 0) bothHaveRead.resolve()
      await bothHaveRead.promise
      await tx.query('update counters set n = $1 where id = 1', [row!.n + 1])
    })
  await Promise.all([increment(), increment()])
  expect(attempts).toBe(3)
  expect(await db.query('select n from counters')).toEqual([{ n: 2 }])
})

test('two transactions that wait for each other both succeed', async () => {
  await using fixture = await emptyDatabase()
  const { db } = fixture
  await db.query('create table pairs (id int primary key, n int not null)')
  await db.query('insert into pairs values (1, 0), (2, 0)')
  let waiting = 2
  const bothHoldOne = Promise.withResolvers<void>()
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query('update pairs set n = n + 1 where id = $1', [first])
      waiting -= 1
      if (waiting === 0) bothHoldOne.resolve()
      await bothHoldOne.promise
      await tx.query('update pairs set n = n + 1 where id = $1', [second])
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect(await db.query('select n from pairs')).toEqual([{ n: 2 }, { n: 2 }])
})

test('idle connections that the server has closed are replaced', async () => {
  await using fixture = await emptyDatabase()
  const { db, killOthers } = fixture
  await Promise.all([1, 2, 3, 4].map(() => db.query('select pg_sleep(0.05)')))
  await killOthers()
  for (let i = 0; i < 5; i += 1) expect(await db.query('select 1 as n')).toEqual([{ n: 1 }])
})

test('a transaction whose connection is lost before its commit is repeated as a whole', async () => {
  await using fixture = await emptyDatabase()
  await using killer = openPostgres(fixture.url)
  await fixture.db.query('create table notes (n int primary key)')
  let attempts = 0
  await fixture.db.transaction(async (tx) => {
    attempts += 1
    await tx.query('insert into notes values (1)')
    const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (attempts === 1) await killer.query('select pg_terminate_backend($1)', [me!.pid])
    await tx.query('insert into notes values (2)')
  })
  expect(attempts).toBe(2)
  expect(await fixture.db.query('select n from notes order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

test('a write whose connection is lost while it runs is reported as of unknown outcome, and not repeated', async () => {
  await using fixture = await emptyDatabase()
  await using killer = openPostgres(fixture.url)
  await fixture.db.query('create table notes (n serial, slow text)')
  const writing = fixture.db.query('insert into notes (slow) select pg_sleep(5)::text').catch((error: unknown) => error)
  const cut = () =>
    killer.query("select pg_terminate_backend(pid) as cut from pg_stat_activity where query like 'insert into notes%'")
  while ((await cut()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await writing).toBeInstanceOf(DbUnknownOutcomeError)
  expect(await fixture.db.query('select last_value, is_called from notes_n_seq')).toEqual([
    { last_value: 1, is_called: expect.any(Boolean) },
  ])
})

test('a read whose connection is lost is repeated', async () => {
  await using fixture = await emptyDatabase()
  await using killer = openPostgres(fixture.url)
  const reading = fixture.db.query('select 7 as seven, pg_sleep(0.5)::text as slow')
  const cut = () =>
    killer.query("select pg_terminate_backend(pid) as cut from pg_stat_activity where query like 'select 7 as seven%'")
  while ((await cut()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await reading).toEqual([{ seven: 7, slow: '' }])
})

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

test('the error about an unreachable server names the server but not its password', async () => {
  const server = createServer()
  const port = await portOf(server)
  await once(server.close(), 'close')
  await using db = openPostgres(`postgres://postgres:pa55word@127.0.0.1:${port}/postgres`)
  const error = await db.query('select 1').catch((reason: unknown) => reason as DbError)
  expect(error).toBeInstanceOf(DbUnavailableError)
  expect((error as DbError).message).toContain(`127.0.0.1:${port} (ECONNREFUSED)`)
  expect((error as DbError).stack).not.toContain('pa55word')
})

test('a server that accepts the connection and never answers is abandoned after the time limit', async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket))
  const port = await portOf(server)
  const limitMs = 200
  await using db = openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { connectMs: limitMs })
  const startedAt = performance.now()
  await expect(db.query('select 1')).rejects.toThrow(`Couldn’t reach PostgreSQL at 127.0.0.1:${port}`)
  expect(performance.now() - startedAt).toBeLessThan(limitMs * 10)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('a missing database is reported at once', async () => {
  const url = Object.assign(new URL(inject('testDatabase').postgresUrl), { pathname: '/nowhere_at_all' }).href
  await using db = openPostgres(url)
  await expect(db.query('select 1')).rejects.toMatchObject({ code: '3D000' })
})

test('a statement without an answer is abandoned after the time limit, and the next one is answered', async () => {
  await using fixture = await emptyDatabase()
  await using db = openPostgres(fixture.url, { connectMs: 1_000, statementMs: 300 })
  await expect(db.query('select pg_sleep(30)')).rejects.toBeInstanceOf(DbTooSlowError)
  await expect(db.query('create table naps as select pg_sleep(30)::text as nap')).rejects.toBeInstanceOf(
    DbUnknownOutcomeError,
  )
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('a transaction with a statement that takes too long leaves nothing, and the server does not continue it', async () => {
  await using fixture = await emptyDatabase()
  await fixture.db.query('create table notes (n int)')
  await using db = openPostgres(fixture.url, { statementMs: 300 })
  const slow = db.transaction(async (tx) => {
    await tx.query('insert into notes values (1)')
    await tx.query('select pg_sleep(30)')
  })
  await expect(slow).rejects.toBeInstanceOf(DbTooSlowError)
  expect(await fixture.db.query('select n from notes')).toEqual([])
  const running = "select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep(30)%'"
  // The server reports the error a moment before it counts the statement as ended.
  await expect
    .poll(() => fixture.db.query(`${running} and datname = current_database()`), { timeout: 10_000 })
    .toEqual([])
})

test('a request waits five seconds for a statement, and heavy work longer', async () => {
  await using fixture = await emptyDatabase()
  const nap = () => fixture.db.query("select 'rested' as nap, pg_sleep(6)::text as slow")
  const startedAt = performance.now()
  const [request, upkeep] = await Promise.allSettled([
    nap(),
    onBehalfOf({ account: null, isHeavy: true, arrivedAt: null }, nap),
  ])
  expect(request).toMatchObject({ status: 'rejected', reason: expect.any(DbTooSlowError) })
  expect(upkeep).toMatchObject({ status: 'fulfilled', value: [{ nap: 'rested' }] })
  expect(performance.now() - startedAt).toBeGreaterThan(5_000)
})

test('the health check of the database works during hanging statements', async () => {
  await using fixture = await emptyDatabase()
  await using db = openPostgres(fixture.url, { statementMs: 1_500 })
  const hung = Array.from({ length: 40 }, () => db.query('select pg_sleep(30)'))
  const ends = Promise.allSettled(hung)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const startedAt = performance.now()
  await db.ask?.()
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true)
})

test('a database that is temporarily read-only counts as unavailable, not as damaged, and can be read', async () => {
  await using fixture = await emptyDatabase()
  await fixture.db.query('create table notes (n int)')
  const standby = `${fixture.url}?options=-c%20default_transaction_read_only%3Don`
  await using db = openPostgres(standby, { connectMs: 500 })
  await expect(db.query('insert into notes values (1)')).rejects.toBeInstanceOf(DbUnavailableError)
  expect(await db.query('select n from notes')).toEqual([])
})
