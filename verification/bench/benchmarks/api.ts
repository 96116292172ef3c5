import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { byTurns, latency, load, medianPerSecond, type NextRequest } from '../rig/load.ts'
import { createPlainTables, storePlainAnswer } from '../rig/plain-journal.ts'
import { browserOf, getRequest, postRequest, READS, type Read } from '../rig/requests.ts'
import type { Line } from '../table.ts'

const CONCURRENCIES = [1, 16] as const
const ROUNDS = 5
const SECONDS = 0.5
const ENTRIES = 1_000
/** Each connection writes to a different account, as users do. */
const WRITERS = 16

/**
 * Minimum responses per second, as a share of the bare server’s, by concurrency. Other concurrencies are reported
 * without a limit.
 */
const RATIOS: Readonly<Record<string, Partial<Record<number, number>>>> = {
  'POST entry': { 1: 0.8, 16: 1 },
  'GET list (50)': { 1: 0.8, 16: 0.8 },
}
/** Limit for the 95th percentile of a cached Echo and of cached clarity. */
const CACHED_MS = 20

/**
 * @returns responses per second compared with a bare server that runs the same SQL on unencrypted rows, on both
 * databases
 */
export async function measure(): Promise<Line[]> {
  return [...(await measureOn('embedded', embeddedDatabase)), ...(await measureOn('PostgreSQL', postgresDatabase))]
}

async function measureOn(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using database = await create()
  // Only one process can open the embedded database, so the bare server has the same content in another folder.
  await using bareDatabase = await create()
  const [reader, ...writers] = [newWriter(ENTRIES), ...Array.from({ length: WRITERS }, () => newWriter(10))]
  if (!reader) return []
  for (const [scratch, parts] of [
    [database, { sealed: true, plain: false }],
    [bareDatabase, { sealed: false, plain: true }],
  ] as const) {
    await using db = await scratch.open()
    if (parts.plain) await createPlainTables(db)
    for (const writer of [reader, ...writers]) await storeWriter(db, writer, parts)
    await db.query('analyze')
  }
  await using ours = await database.serve()
  const readerBrowser = await browserOf(ours.origin, reader)
  {
    await using db = await bareDatabase.open()
    for (const path of [READS.Echo, READS.clarity]) {
      const answer = await fetch(`${ours.origin}${path}`, { headers: { cookie: readerBrowser.cookie } })
      await storePlainAnswer(db, reader.accountId, path, await answer.text())
    }
  }
  await using bare = await bareDatabase.serveBare()
  const browsers = await Promise.all(writers.map((writer) => browserOf(ours.origin, writer)))
  const post: NextRequest = (connection) => postRequest(browsers[connection % browsers.length] ?? readerBrowser)
  const lines: Line[] = []
  const rate = async (what: string, next: NextRequest) => {
    for (const concurrency of CONCURRENCIES) {
      const [mine = [], floor = []] = await byTurns(ROUNDS, [
        () => load(ours.origin, concurrency, SECONDS, next),
        () => load(bare.origin, concurrency, SECONDS, next),
      ])
      const ratioMin = RATIOS[what]?.[concurrency]
      lines.push({
        measure: `${name}, ${what}, ${concurrency} at a time`,
        figure: medianPerSecond(mine),
        unit: '/s',
        floor: medianPerSecond(floor),
        ...(ratioMin === undefined ? {} : { ratioMin }),
      })
      if (concurrency === 1 && (what === 'Echo' || what === 'clarity')) {
        const measure = `${name}, ${what}, p95 at ${ENTRIES} entries`
        lines.push({ measure, figure: latency(mine, 0.95), unit: 'ms', limit: CACHED_MS })
      }
    }
  }
  await rate('POST entry', post)
  for (const [what, path] of Object.entries(READS) as [Read, string][]) {
    await rate(what, () => getRequest(readerBrowser, path))
  }
  return lines
}
