import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDLE, profileTime, recording, REST, timeByPart, type Part } from '../rig/cpu-profile.ts'
import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { load, type NextRequest } from '../rig/load.ts'
import { browserOf, postRequest } from '../rig/requests.ts'
import type { Line } from '../table.ts'

const WARM_SECONDS = 4
const SECONDS = 6
const WRITERS = 16

/** The parts of the work, in the order of the report. A place in the code belongs to the first part that matches. */
const PARTS: readonly Part[] = [
  { name: 'looking for wording of crisis', places: /core\/src\/safety\// },
  { name: 'title, tags, words, sentiment', places: /core\/src\/|platform\/analysis\// },
  { name: 'sealing and hashing', places: /platform\/vault\// },
  { name: 'CSRF', places: /http\/csrf/ },
  { name: 'session', places: /http\/session|auth\/session/ },
  { name: 'reading JSON', places: /http\/json-(?:body|size)/ },
  { name: 'checking the request', places: /zod|http\/validation/ },
  { name: 'security headers', places: /helmet|security-headers/ },
  { name: 'cookies', places: /fastify\/cookie|node_modules\/cookie/ },
  { name: 'logging', places: /pino|sonic-boom|http\/logging/ },
  { name: 'database driver', places: /node_modules\/pg|platform\/db\/postgres-|platform\/db\/pglite/ },
  { name: 'database layer', places: /platform\/db\// },
  { name: 'entries: service, store, answer', places: /server\/src\/capabilities\// },
  { name: 'Fastify and hooks', places: /node_modules\/|server\/src\// },
  { name: 'Node: HTTP, sockets, timers', places: /^node:/ },
]

/** @returns the main thread’s work for each saved entry, one at a time, on both databases */
export async function measure(): Promise<Line[]> {
  return [...(await measureOn('embedded', embeddedDatabase)), ...(await measureOn('PostgreSQL', postgresDatabase))]
}

async function measureOn(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using database = await create()
  const writers = Array.from({ length: WRITERS }, () => newWriter(10))
  {
    await using db = await database.open()
    for (const writer of writers) await storeWriter(db, writer, { sealed: true, plain: false })
  }
  const folder = await mkdtemp(join(tmpdir(), 'soundings-profile-'))
  try {
    const { from, to, saved } = await savedWhileRecorded(database, writers, folder)
    const times = timeByPart(folder, PARTS, from, to)
    const line = (measure: string, time: number): Line => ({
      measure: `${name}, ${measure}`,
      figure: time / saved,
      unit: 'µs',
      told: `${Math.round((time / (to - from)) * 100)} %`,
    })
    const told = [...PARTS.map((part) => part.name), 'clearing memory', REST, IDLE]
    return [line('an entry, all in all', to - from), ...told.map((part) => line(part, times.get(part) ?? 0))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Saved = { from: number; to: number; saved: number }

async function savedWhileRecorded(
  database: ScratchDatabase,
  writers: readonly ReturnType<typeof newWriter>[],
  folder: string,
): Promise<Saved> {
  await using server = await database.serve(recording(folder))
  const browsers = await Promise.all(writers.map((writer) => browserOf(server.origin, writer)))
  let turn = 0
  const post: NextRequest = () => {
    const browser = browsers[turn++ % browsers.length]
    if (!browser) throw new Error('Nobody writes.')
    return postRequest(browser)
  }
  await load(server.origin, 1, WARM_SECONDS, post)
  const from = profileTime()
  const { latencies } = await load(server.origin, 1, SECONDS, post)
  const to = profileTime()
  await server.stop()
  return { from, to, saved: latencies.length }
}
