import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntryList } from '@soundings/contract/entries'
import { Client as PgClient } from 'pg'
import type { Server } from '../../e2e/fixtures/server.ts'
import { clientOf, newPerson, type Answer, type Client } from '../client.ts'
import { serverOn } from '../databases.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { journalWriter } from '../journal-writer.ts'

export const limitMinutes = 4

/**
 * The number of users whose rows do not answer, and the simultaneous requests of each. 24 requests once occupied every
 * connection of a process.
 */
const HUNG_PEOPLE = 8
const HUNG_REQUESTS = 3
const HANG_MS = 12_000
const ROUND_MS = 500
const SLOWEST_OF_OTHERS_MS = 1_000
/** The server waits five seconds for a statement, and a little longer for its cancellation. */
const SLOWEST_REFUSAL_MS = 9_000

type Sent = { person: Client; key: string; answer: Answer; ms: number }

/**
 * The rows of some accounts do not answer, as on a hung worker of a cluster. On plain PostgreSQL, a lock simulates
 * this: statements wait as long, and on the same node.
 */
export async function prove(): Promise<Fact[]> {
  await using proved = await serverOn('postgres', { LOG_LEVEL: 'error' })
  const { server } = proved
  const hung: Client[] = []
  for (let n = 0; n < HUNG_PEOPLE; n++) hung.push(await newPerson(server))
  const other = journalWriter(await newPerson(server), 4)
  const stop = new AbortController()
  const writing = other.writeUntil(stop.signal)
  const readiness = watchReadiness(server, stop.signal)
  const lock = await hang(proved.databaseUrl ?? '', hung)
  const sent = await keepAsking(hung)
  await lock.release()
  const { unready, asked } = await end(stop, readiness)
  await writing
  const { lost, wrong } = await other.compare()
  const again = await Promise.all(sent.map(({ person, key }) => write(person, key)))
  const refused = sent.filter(({ answer }) => answer.status === 503 && answer.headers.has('retry-after'))
  return [
    atLeast('requests of users on the hung worker', sent.length, HUNG_PEOPLE * HUNG_REQUESTS * 2),
    none('of them answered otherwise than "try again" in a sentence', sent.length - refused.length),
    atMost('slowest such answer', slowest(sent), SLOWEST_REFUSAL_MS, ' ms'),
    atLeast('writes of other users at the same time', other.acknowledged(), 100),
    atMost('slowest of them', other.slowestMs(), SLOWEST_OF_OTHERS_MS, ' ms'),
    none('of them lost, half-written or doubled', lost + wrong),
    none(`times the server was not ready (of ${asked})`, unready),
    none('writes refused again once the worker answers', again.filter(({ answer }) => answer.status !== 201).length),
    none('entries stored twice or not at all then', await miscounted(hung, sent)),
  ]
}

/** Locks the rows of these accounts, so that every write to them waits. */
async function hang(databaseUrl: string, people: readonly Client[]): Promise<{ release(): Promise<void> }> {
  const holder = new PgClient({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from accounts where account_id = any($1) for update', [people.map(accountOf)])
  return { release: () => holder.end() }
}

const accountOf = (person: Client) => person.cookies.get('soundings_session')?.split('.')[0]

/** Each user sends the same requests at once, again and again, as pages do when they retry. */
async function keepAsking(people: readonly Client[]): Promise<Sent[]> {
  const rounds: Promise<Sent>[] = []
  const end = performance.now() + HANG_MS
  for (let round = 0; performance.now() < end; round++) {
    // Later rounds are retries; the first one occupies all connections.
    const each = round === 0 ? HUNG_REQUESTS : 1
    for (const person of people) for (let n = 0; n < each; n++) rounds.push(write(person, randomUUID()))
    await pause(ROUND_MS)
  }
  return Promise.all(rounds)
}

async function write(person: Client, key: string): Promise<Sent> {
  const begun = performance.now()
  const answer = await person.ask('POST', pathOf(endpoints.entries.create), {
    body: { content: 'A line for later.', mood: 3, energy: 3, focus: 3 },
    headers: { 'idempotency-key': key },
  })
  return { person, key, answer, ms: performance.now() - begun }
}

function watchReadiness(server: Server, stop: AbortSignal): Promise<{ unready: number; asked: number }> {
  const visitor = clientOf(server.origin)
  const watch = async () => {
    let [unready, asked] = [0, 0]
    while (!stop.aborted) {
      asked++
      if ((await visitor.ask('GET', '/readyz')).status !== 200) unready++
      await pause(100)
    }
    return { unready, asked }
  }
  return watch()
}

async function end<T>(stop: AbortController, watching: Promise<T>): Promise<T> {
  stop.abort()
  return watching
}

/** The difference between the number of entries and the number of requests with distinct keys. */
async function miscounted(people: readonly Client[], sent: readonly Sent[]): Promise<number> {
  let wrong = 0
  for (const person of people) {
    const { entries } = await person.must<EntryList>('GET', `${pathOf(endpoints.entries.list)}?limit=200`)
    wrong += Math.abs(entries.length - sent.filter((one) => one.person === person).length)
  }
  return wrong
}

const slowest = (sent: readonly Sent[]) => Math.max(...sent.map(({ ms }) => ms))
