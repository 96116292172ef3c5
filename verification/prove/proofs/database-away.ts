import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { clientOf, newPerson } from '../client.ts'
import { onPostgres } from '../databases.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { journalWriter, type Refusal } from '../journal-writer.ts'
import { startCluster, type Cluster } from '../postgres-cluster.ts'

export const limitMinutes = 6

const HANDS = 6
const CALM_MS = 1_000
const AWAY_MS = 8_000
/** Milliseconds for which PostgreSQL is suspended: longer than the server’s timeout for one statement. */
const FROZEN_MS = 40_000
/** The page gives up saving after a while and keeps the text; a response should come before that. */
const SLOWEST_ANSWER_MS = 35_000
const RECOVERS_WITHIN_MS = 15_000

type Fault = { name: string; strike: (cluster: Cluster) => Promise<void> }

const FAULTS: readonly Fault[] = [
  { name: 'restarted', strike: (cluster) => cluster.restart(AWAY_MS) },
  { name: 'frozen', strike: (cluster) => cluster.freeze(FROZEN_MS) },
  { name: 'out of connections', strike: takeAllConnections },
  { name: 'read-only', strike: refuseWrites },
]

/** PostgreSQL fails in every possible way while users write; the server is never restarted. */
export async function prove(): Promise<Fact[]> {
  await using cluster = await startCluster()
  await using server = await startServer({
    DEV_LOGIN: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: cluster.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
  })
  const facts: Fact[] = []
  for (const { name, strike } of FAULTS) {
    const refusals: Refusal[] = []
    const writer = journalWriter(await newPerson(server), HANDS, (refusal) => refusals.push(refusal))
    const stop = new AbortController()
    const writing = writer.writeUntil(stop.signal)
    await pause(CALM_MS)
    const seen = watchReadiness(server)
    await strike(cluster)
    const readiness = seen.end()
    const recoveredAfter = await untilReady(server)
    await pause(CALM_MS)
    stop.abort()
    await writing
    await writer.writeUntil(AbortSignal.timeout(CALM_MS))
    const { lost, wrong } = await writer.compare()
    const unclear = refusals.filter(({ status, code }) => status !== 503 || code !== 'NOT_READY')
    facts.push(
      atLeast(`${name}: writes acknowledged before, during and after`, writer.acknowledged(), 50),
      none(`${name}: acknowledged writes lost`, lost),
      none(`${name}: entries half-written, doubled or never sent`, wrong),
      none(`${name}: refusals other than "temporarily unavailable" (of ${refusals.length})`, unclear.length),
      atMost(`${name}: slowest answer`, writer.slowestMs(), SLOWEST_ANSWER_MS, ' ms'),
      atMost(`${name}: until the server is ready again by itself`, recoveredAfter, RECOVERS_WITHIN_MS, ' ms'),
    )
    if (name !== 'read-only') facts.push(atLeast(`${name}: times that readiness said so`, readiness.refused, 1))
  }
  return facts
}

/** Occupies all free connections and the server’s. */
async function takeAllConnections(cluster: Cluster): Promise<void> {
  const taken: Client[] = []
  await onPostgres(async (admin) => {
    const until = performance.now() + AWAY_MS
    while (performance.now() < until) {
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'soundings'")
      for (let free = 0; free < cluster.maxConnections; free++) await takeOne(cluster.url, taken)
      await pause(100)
    }
  }, cluster.url)
  for (const client of taken) await client.end()
}

async function takeOne(url: string, taken: Client[]): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    taken.push(client)
  } catch {
    // All connections are occupied, as intended.
  }
}

async function refuseWrites(cluster: Cluster): Promise<void> {
  const set = (value: string) =>
    onPostgres(async (admin) => {
      await admin.query(`alter system set default_transaction_read_only = ${value}`)
      await admin.query('select pg_reload_conf()')
    }, `${cluster.url}?options=-c%20default_transaction_read_only%3Doff`)
  await set('on')
  await pause(AWAY_MS)
  await set('off')
}

function watchReadiness(server: Server): { end: () => { refused: number } } {
  const visitor = clientOf(server.origin)
  let refused = 0
  const look = setInterval(() => {
    visitor.ask('GET', '/readyz').then(
      ({ status }) => void (refused += status === 503 ? 1 : 0),
      () => undefined,
    )
  }, 500)
  return {
    end() {
      clearInterval(look)
      return { refused }
    },
  }
}

/** Milliseconds until the server reports that it is ready again. */
async function untilReady(server: Server): Promise<number> {
  const visitor = clientOf(server.origin)
  const begun = performance.now()
  while ((await visitor.ask('GET', '/readyz')).status !== 200) await pause(50)
  return performance.now() - begun
}
