import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntryList } from '@soundings/contract/entries'
import { migrate, readMigrations } from '../../apps/server/src/db/migrate.ts'
import { openPglite } from '../../apps/server/src/db/pglite.ts'
import type { Db } from '../../apps/server/src/db/port.ts'
import { openPostgres } from '../../apps/server/src/db/postgres.ts'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { clientOf, type Client } from '../client.ts'
import { newDatabase } from '../databases.ts'
import { atLeast, none, type Fact } from '../facts.ts'
import { countChanged, fillTables, printTables, readTables, type TableRows } from '../table-copy.ts'

export const limitMinutes = 10

const SECRET_KEY = randomBytes(32).toString('base64')
const ADDRESS = {
  name: 'A Person',
  line1: '1 Harbour Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '10001',
  country: 'US',
}
/** The first version that has entries: from here on the journal must read the same. */
const JOURNAL_SINCE = '0003_journal'

type Place = AsyncDisposable & { environment: Record<string, string>; open: () => Promise<Db> }

/** Databases of every earlier schema, filled with a lived-in journal, are brought to this version by a start. */
export async function prove(): Promise<Fact[]> {
  const { tables, journal } = await livedInJournal()
  const migrations = await readMigrations()
  const tally = { versions: 0, changed: 0, unread: 0 }
  for (const makePlace of [folderPlace, postgresPlace]) {
    for (let version = 1; version < migrations.length; version++) {
      await using place = await makePlace()
      const known = migrations.slice(0, version)
      const before = await withDb(place.open, async (db) => {
        await migrate(db, known)
        await fillTables(db, tables)
        return printTables(db)
      })
      // The start alone migrates; whoever signs in after it changes rows of their own.
      await using migrated = await startServer({ SECRET_KEY, DEV_LOGIN: 'off', ...place.environment })
      await migrated.stop()
      tally.changed += await withDb(place.open, (db) => countChanged(db, before))
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
    none('journals that read differently over HTTP', tally.unread),
  ]
}

/** The rows of a server that was used: the demo journal with its Echos, a card, a waiting upload. */
async function livedInJournal(): Promise<{ tables: TableRows[]; journal: string }> {
  await using place = await folderPlace()
  await using server = await startServer({ SECRET_KEY, ...place.environment })
  const client = await demo(server)
  const form = new FormData()
  form.append('files', new Blob(['14 March 2024\n\nThe river was over its banks.\n']), 'diary.txt')
  await client.must('POST', '/api/onboarding/uploads/import', { body: form })
  const card = { cardNumber: '4242424242424242', expiryMonth: '12', expiryYear: '2040', cvv: '123' }
  await client.must('POST', '/api/billing/payment-methods', { body: { ...card, ...ADDRESS } })
  const journal = await journalHash(client)
  await server.stop()
  return { tables: await withDb(place.open, readTables), journal }
}

async function demo(server: Server): Promise<Client> {
  const client = clientOf(server.origin)
  await client.must('GET', '/api/auth/status')
  await client.must('POST', '/api/auth/dev-login', { body: { email: 'demo@soundings.test', token: 'demo' } })
  return client
}

async function journalHash(client: Client): Promise<string> {
  const { entries } = await client.must<EntryList>('GET', '/api/entries?limit=200')
  const kept = entries.map(({ id, title, content, mood, energy, focus, tags, created_at }) =>
    JSON.stringify({ id, title, content, mood, energy, focus, tags, created_at }),
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
