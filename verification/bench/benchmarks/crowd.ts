import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { openConnection } from '../rig/http-connection.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { percentile } from '../rig/load.ts'
import { browserOf, getRequest, postRequest, READS, type Browser } from '../rig/requests.ts'
import type { Line } from '../table.ts'

const CONNECTIONS = 200
const ACCOUNTS = 8
const ENTRIES = 1_000
/** Time in which the journals are opened. */
const WARM_SECONDS = 5
const SECONDS = 15
/** One in this many requests of a connection saves an entry; the others read, in sequence. */
const PER_SAVE = 5
const ASKED = ['search', 'popular tags', 'GET list (50)'] as const
const READ_P99_MS = 1_000

/** The latency of each response, in milliseconds. */
type Seen = { reads: number[]; saves: number[] }

/** @returns response times while 200 connections read and write at once, on both databases */
export async function measure(): Promise<Line[]> {
  return [...(await measureOn('embedded', embeddedDatabase)), ...(await measureOn('PostgreSQL', postgresDatabase))]
}

async function measureOn(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using database = await create()
  const writers = Array.from({ length: ACCOUNTS }, () => newWriter(ENTRIES))
  {
    await using db = await database.open()
    for (const writer of writers) await storeWriter(db, writer, { sealed: true, plain: false })
    await db.query('analyze')
  }
  await using server = await database.serve()
  const browsers = await Promise.all(writers.map((writer) => browserOf(server.origin, writer)))
  const seen: Seen = { reads: [], saves: [] }
  const from = performance.now() + WARM_SECONDS * 1000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const browser = browsers[index % browsers.length]
      if (browser) await ask(server.origin, browser, index, from, seen)
    }),
  )
  const line = (what: string, times: readonly number[], share: number) => ({
    measure: `${name}, ${what}`,
    figure: percentile(times, share),
    unit: 'ms',
  })
  return [
    { ...line('reads, median', seen.reads, 0.5), told: `${seen.reads.length} reads` },
    { ...line('reads, p99', seen.reads, 0.99), limit: READ_P99_MS },
    { ...line('saves, median', seen.saves, 0.5), told: `${seen.saves.length} saves` },
    { ...line('saves, p99', seen.saves, 0.99), told: '' },
  ]
}

async function ask(origin: string, browser: Browser, index: number, from: number, seen: Seen): Promise<void> {
  using connection = await openConnection(origin)
  for (let count = index; performance.now() < from + SECONDS * 1000; count++) {
    const isSave = count % PER_SAVE === 0
    const read = ASKED[count % ASKED.length] ?? 'search'
    const begun = performance.now()
    const { status, body } = await connection.send(isSave ? postRequest(browser) : getRequest(browser, READS[read]))
    if (status >= 300) throw new Error(`${status}: ${body.toString()}`)
    if (begun >= from) (isSave ? seen.saves : seen.reads).push(performance.now() - begun)
  }
}
