import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { serveOperator } from '#server/ops/admin/serve-operator.ts'
import { secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import { openDb } from '#server/platform/db/open-db.ts'
import type { Db } from '#server/platform/db/port.ts'
import { findRootKeys } from '#server/platform/vault/find-root-keys.ts'
import { nodeProcess } from './node-process.ts'
import { placePgliteDatabase } from './pglite-test-database.ts'
import { newEmptyPostgresDatabase } from './postgres-test-database.ts'
import { tempFolder } from './temp-folder.ts'
import { testApp, type TestApp } from './test-app.ts'

const ADMIN = new URL('../ops/admin/main.ts', import.meta.url)

/** The output of a command and its exit code. */
export type Ran = { code: number | null; said: string; complaints: string }

/** A server’s data folder, and the environment that points to it. */
export type Home = AsyncDisposable & {
  kind: Db['kind']
  dataDir: string
  env: Record<string, string>
  /** Runs a command as the operator would: in a separate process. */
  admin(args: readonly string[], env?: Record<string, string>): Promise<Ran>
  /** Starts a command without waiting for its end. */
  begin(args: readonly string[]): ReturnType<typeof nodeProcess>
  /** The server, in this process: the real app on this database, listening for operator commands. */
  start(): Promise<AsyncDisposable & { app: TestApp; db: Db }>
  /** Deletes the database, but not the key. */
  destroyDatabase(): Promise<void>
}

/** A home with a certain database, in a folder that is deleted after the test. */
export async function newHome(kind: Db['kind'] = inject('testDatabase').kind): Promise<Home> {
  const folder = await tempFolder()
  let database = kind === 'postgres' ? await newEmptyPostgresDatabase(inject('testDatabase')) : null
  const secretKey = kind === 'postgres' ? randomBytes(32) : null
  const dataDir = folder.path
  const env: Record<string, string> = { DATA_DIR: dataDir }
  if (database && secretKey) {
    Object.assign(env, { DATABASE_URL: database.url, SECRET_KEY: secretKey.toString('base64') })
  }
  return {
    kind,
    dataDir,
    env,
    begin: (args) => nodeProcess(ADMIN, args, env),
    async admin(args, extra = {}) {
      const command = nodeProcess(ADMIN, args, { ...env, ...extra })
      const lines: string[] = []
      for (let line = await command.line(); line !== null; line = await command.line()) lines.push(line)
      return { ...(await command.exit()), said: lines.join('\n') }
    },
    start: () => startServer(env, dataDir, secretKey),
    async destroyDatabase() {
      await rm(join(dataDir, 'pglite'), { recursive: true, force: true })
      if (!database) return
      await database[Symbol.asyncDispose]()
      database = await newEmptyPostgresDatabase(inject('testDatabase'))
      env['DATABASE_URL'] = database.url
    },
    async [Symbol.asyncDispose]() {
      await database?.[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function startServer(env: Readonly<Record<string, string>>, dataDir: string, secretKey: Buffer | null) {
  const databaseUrl = env['DATABASE_URL']
  if (!databaseUrl) await placePgliteDatabase(dataDir)
  const db = await openDb(databaseUrl ? { databaseUrl } : { dataDir })
  const root = await findRootKeys({ secretKey, dataDir }, await secretCheckStore(db).someKeys(), new Date())
  const app = { ...(await testApp({}, { db, root })), root }
  const publicUrl = 'http://soundings.test'
  const deps = { db, root, publicUrl, dataDir, clock: app.clock.now, onError: () => undefined }
  const operator = databaseUrl ? null : await serveOperator(deps)
  return {
    app,
    db,
    async [Symbol.asyncDispose]() {
      await operator?.[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
      await db[Symbol.asyncDispose]()
    },
  }
}
