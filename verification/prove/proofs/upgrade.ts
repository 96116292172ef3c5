import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntryList } from '@soundings/contract/entries'
import { BILLING_ADDRESS } from '../billing-address.ts'
import { migrate, readMigrations } from '../../../apps/server/src/platform/db/migrate.ts'
import { openPglite } from '../../../apps/server/src/platform/db/pglite.ts'
import type { Db } from '../../../apps/server/src/platform/db/port.ts'
import { openPostgres } from '../../../apps/server/src/platform/db/postgres.ts'
import { CLEAR_TABLES, sealClearValues } from '../../../apps/server/src/ops/seal-clear-values.ts'
import { asBefore, inClear } from '../../../apps/server/src/testing/older-rows.ts'
import { deriveRootKeys } from '../../../apps/server/src/platform/vault/root-keys.ts'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { clientOf, type Client } from '../client.ts'
import { newDatabase } from '../databases.ts'
import { atLeast, none, type Fact } from '../facts.ts'
import { countChanged, fillTables, printTables, readTables, type TableRows } from '../table-copy.ts'

/** Two starts of every version on each database, most of which create the demo journal. */
export const limitMinutes = 25

const SECRET_KEY = randomBytes(32).toString('base64')
/** The first version with entries: from here on the journal must be unchanged. */
const JOURNAL_SINCE = '0003_journal'
/** The first version that seals values which earlier ones stored unencrypted. */
const SEALED_SINCE = '0011_sealed_measures'
const ROOT = deriveRootKeys(Buffer.from(SECRET_KEY, 'base64'))
/** The columns that this sealing changes on purpose. */
const SEALING = CLEAR_TABLES.flatMap(({ table, clear, sealed }) =>
  [...clear, ...sealed].map((column) => `${table}.${column}`),
)

type Place = AsyncDisposable & { environment: Record<string, string>; open: () => Promise<Db> }

/** Databases of every earlier schema, filled with a realistic journal, are migrated by a start of this version. */
export async function prove(): Promise<Fact[]> {
  const { tables, olderTables, journal } = await livedInJournal()
  const migrations = await readMigrations()
  const tally = { versions: 0, changed: 0, unread: 0, inClear: 0 }
  for (const makePlace of [folderPlace, postgresPlace]) {
    for (let version = 1; version < migrations.length; version++) {
      await using place = await makePlace()
      const known = migrations.slice(0, version)
      const before = await withDb(place.open, async (db) => {
        await migrate(db, known)
        const areSealed = known.some(({ name }) => name === SEALED_SINCE)
        await fillTables(db, areSealed ? tables : olderTables)
        return printTables(db, areSealed ? [] : SEALING)
      })
      // Only the start migrates; a user who signs in after it changes rows.
      await using migrated = await startServer({ SECRET_KEY, DEV_LOGIN: 'off', ...place.environment })
      await migrated.stop()
      tally.changed += await withDb(place.open, (db) => countChanged(db, before))
      // The start has begun to seal; the rest is sealed here.
      await withDb(place.open, (db) => sealClearValues({ db, root: ROOT }))
      tally.inClear += await withDb(place.open, rowsInClear)
      await using server = await startServer({ SECRET_KEY, ...place.environment })
      const hasJournal = known.some(({ name }) => name === JOURNAL_SINCE)
      if (hasJournal && (await journalHash(await demo(server))) !== journal) tally.unread++
      await server.stop()
      tally.versions++
    }
  }
  return [
    atLeast('earlier schema versions migrated, embedded and PostgreSQL', tally.versions, 2 * (migrations.length - 1)),
    none('tables whose rows or hashes changed', tally.changed),
    none('rows with an unencrypted measure, choice or card after sealing', tally.inClear),
    none('journals that read differently over HTTP', tally.unread),
  ]
}

/**
 * The rows of a used server, as this version stores them and as the version before 0011 did: the demo journal with its
 * Echos, a card, a pending upload.
 */
async function livedInJournal(): Promise<{ tables: TableRows[]; olderTables: TableRows[]; journal: string }> {
  await using place = await folderPlace()
  await using server = await startServer({ SECRET_KEY, ...place.environment })
  const client = await demo(server)
  const form = new FormData()
  form.append('files', new Blob(['14 March 2024\n\nThe river was over its banks.\n']), 'diary.txt')
  await client.must('POST', pathOf(endpoints.uploads.document), { body: form })
  const card = { cardNumber: '4242424242424242', expiryMonth: '12', expiryYear: '2040', cvv: '123' }
  await client.must('POST', pathOf(endpoints.billing.addPaymentMethod), { body: { ...card, ...BILLING_ADDRESS } })
  const journal = await journalHash(client)
  await server.stop()
  const tables = await withDb(place.open, readTables)
  await withDb(place.open, (db) => asBefore({ db, root: ROOT }))
  return { tables, olderTables: await withDb(place.open, readTables), journal }
}

async function rowsInClear(db: Db): Promise<number> {
  return Object.values(await inClear(db)).reduce((sum, count) => sum + count, 0)
}

async function demo(server: Server): Promise<Client> {
  const client = clientOf(server.origin)
  await client.must('GET', pathOf(endpoints.auth.status))
  await client.must('POST', pathOf(endpoints.auth.devLogin), { body: { email: 'demo@soundings.test', token: 'demo' } })
  return client
}

async function journalHash(client: Client): Promise<string> {
  const { entries } = await client.must<EntryList>('GET', `${pathOf(endpoints.entries.list)}?limit=200`)
  const kept = entries.map(({ id, title, content, mood, energy, focus, tags, created_at, telemetry }) =>
    JSON.stringify({ id, title, content, mood, energy, focus, tags, created_at, telemetry }),
  )
  return createHash('sha256').update(kept.join('\n')).digest('hex')
}

async function withDb<T>(open: () => Promise<Db>, work: (db: Db) => Promise<T>): Promise<T> {
  await using db = await open()
  return await work(db)
}

async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-upgrade-'))
  return {
    environment: { DATA_DIR: folder },
    open: () =>
      openPglite(folder, (error) => {
        throw error
      }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

async function postgresPlace(): Promise<Place> {
  const database = await newDatabase()
  return {
    environment: { DATABASE_URL: database.url },
    open: async () => openPostgres(database.url),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
