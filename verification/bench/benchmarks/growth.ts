import type { Db } from '../../../apps/server/src/platform/db/port.ts'
import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { fillUp } from '../rig/fill-up.ts'
import { newWriter, storeWriter, type Writer } from '../rig/journals.ts'
import { byTurns, latency, load, type NextRequest } from '../rig/load.ts'
import { browserOf, getRequest, postRequest, READS, type Read } from '../rig/requests.ts'
import type { Line } from '../table.ts'

/** Entries in the database; the measured account has a thousand of them. */
const IN_DATABASE = [1_000, 10_000, 100_000, 1_000_000]
/** Entries in the account, in a database with little else. */
const IN_ACCOUNT = [100, 1_000, 10_000]
const COMPARED_WITH = 10_000
/** Limit for the latency with a million rows, relative to ten thousand. */
const GROWTH_MAX = 1.3
/** Limit for the 95th percentile of a search in ten thousand entries of 2 KB. */
const SEARCH_MS = 150
const ROUNDS = 5
const SECONDS = 0.5

type Subject = { origin: string; writer: Writer; poster: Writer }

/** @returns how response times grow with the database and with the account, on both databases */
export async function measure(): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, create] of [
    ['embedded', embeddedDatabase],
    ['PostgreSQL', postgresDatabase],
  ] as const) {
    lines.push(...(await growingDatabase(name, create)), ...(await growingAccount(name, create)))
  }
  return lines
}

async function growingDatabase(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using stack = new AsyncDisposableStack()
  const [writer, poster] = [newWriter(900), newWriter(100)]
  const databases: ScratchDatabase[] = []
  for (const size of IN_DATABASE) {
    const database = stack.use(await (databases.at(-1)?.copy() ?? create()))
    await using db = await database.open()
    if (databases.length === 0) await storeAll(db, [writer, poster])
    await fillUp(db, writer.accountId, size)
    databases.push(database)
  }
  const subjects: Subject[] = []
  for (const database of databases) {
    const { origin } = stack.use(await database.serve())
    subjects.push({ origin, writer, poster })
  }
  const figures = await latencies(subjects)
  return figures.flatMap(({ what, median }) => {
    const base = median[IN_DATABASE.indexOf(COMPARED_WITH)] ?? 0
    return IN_DATABASE.map((size, index) => ({
      measure: `${name}, ${what}, ${size.toLocaleString('en')} in the database`,
      figure: median[index] ?? 0,
      unit: 'ms',
      floor: base,
      ...(size === IN_DATABASE.at(-1) ? { ratioMax: GROWTH_MAX } : {}),
    }))
  })
}

async function growingAccount(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using database = await create()
  const writers = IN_ACCOUNT.map(newWriter)
  {
    await using db = await database.open()
    await storeAll(db, writers)
    await db.query('vacuum (analyze)')
  }
  await using server = await database.serve()
  const figures = await latencies(writers.map((writer) => ({ origin: server.origin, writer, poster: writer })))
  return figures.flatMap(({ what, median, p95 }) =>
    IN_ACCOUNT.flatMap((size, index): Line[] => {
      const measure = `${name}, ${what}, ${size.toLocaleString('en')} in the account`
      const floor = median[0] ?? 0
      const line: Line = { measure, figure: median[index] ?? 0, unit: 'ms', floor }
      if (what !== 'search' || size !== IN_ACCOUNT.at(-1)) return [line]
      return [line, { measure: `${measure}, p95`, figure: p95[index] ?? 0, unit: 'ms', limit: SEARCH_MS }]
    }),
  )
}

async function storeAll(db: Db, writers: readonly Writer[]): Promise<void> {
  for (const writer of writers) await storeWriter(db, writer, { sealed: true, plain: false })
}

/** The latency of every subject in ms, one request at a time. */
async function latencies(subjects: readonly Subject[]): Promise<{ what: string; median: number[]; p95: number[] }[]> {
  const asked: { what: string; next: (subject: Subject) => Promise<NextRequest> }[] = (
    Object.entries(READS) as [Read, string][]
  ).map(([what, path]) => ({
    what,
    next: async ({ origin, writer }) => {
      const request = getRequest(await browserOf(origin, writer), path)
      return () => request
    },
  }))
  // Measured last, because the new entries lengthen the journals.
  asked.push({
    what: 'POST entry',
    next: async ({ origin, poster }) => {
      const browser = await browserOf(origin, poster)
      return () => postRequest(browser)
    },
  })
  const figures: { what: string; median: number[]; p95: number[] }[] = []
  for (const { what, next } of asked) {
    const requests = await Promise.all(subjects.map(next))
    const rounds = await byTurns(
      ROUNDS,
      subjects.map(
        ({ origin }, index) =>
          () =>
            load(origin, 1, SECONDS, requests[index] ?? (() => Buffer.alloc(0))),
      ),
    )
    const of = (share: number) => rounds.map((each) => latency(each, share))
    figures.push({ what, median: of(0.5), p95: of(0.95) })
  }
  return figures
}
