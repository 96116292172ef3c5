import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { inject } from 'vitest'
import type { Db } from '#server/platform/db/port.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'

/** Longer than any wait for readiness, shorter than a test. */
const STATEMENT_MS = 20_000

/** The same database, which accepts statements but answers none until it is disposed. */
export function standingStill(db: Db): Promise<AsyncDisposable & { db: Db }> {
  return db.kind === 'pglite' ? heldByTransaction(db) : behindSilence(db)
}

/** The embedded database has one session, and a transaction blocks it. */
async function heldByTransaction(db: Db): Promise<AsyncDisposable & { db: Db }> {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const holding = db.transaction(async () => {
    begun.resolve()
    await held.promise
  })
  await begun.promise
  return {
    db,
    async [Symbol.asyncDispose]() {
      held.resolve()
      await holding
    },
  }
}

/** A proxy that forwards connections to PostgreSQL and then loses every byte. */
async function behindSilence(db: Db): Promise<AsyncDisposable & { db: Db }> {
  const url = new URL(inject('testDatabase').postgresUrl)
  const real = { host: url.hostname, port: Number(url.port || 5432) }
  const sockets: Socket[] = []
  const proxy = createServer((near) => {
    const far = connect(real)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    sockets.push(near, far)
    near.pipe(far).pipe(near)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const [named] = await db.query<{ name: string }>('select current_database() as name')
  url.pathname = `/${named?.name ?? ''}`
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const silent = openPostgres(url.href, { statementMs: STATEMENT_MS })
  // Opens several connections in advance, so that each statement waits on its own connection.
  await Promise.all([1, 2, 3].map(() => silent.query('select pg_sleep(0.2)')))
  for (const socket of sockets) socket.unpipe().pause()
  return {
    db: silent,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await silent[Symbol.asyncDispose]()
    },
  }
}
