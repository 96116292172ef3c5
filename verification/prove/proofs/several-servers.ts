import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryList } from '@soundings/contract/entries'
import type { PopularTags } from '@soundings/contract/finding-entries'
import { linkMailedTo } from '../../e2e/fixtures/outbox.ts'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { startBalancer } from '../balancer.ts'
import { clientOf, newPerson, type Client } from '../client.ts'
import { newDatabase } from '../databases.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { journalWriter } from '../journal-writer.ts'

export const limitMinutes = 5

const SERVERS = 3
const AT_ONCE = 12
const LINKS_SENT = 5
const WRITE_MS = 4_000
const NEW_ENTRY = { mood: 3, energy: 3, focus: 3 }

/** Three processes behind a load balancer on one PostgreSQL behave as one server. */
export async function prove(): Promise<Fact[]> {
  await using database = await newDatabase()
  await using servers = new AsyncDisposableStack()
  const secret = randomBytes(32).toString('base64')
  // The first one migrates the schema and the others find it. All write their emails to one outbox.
  const started: Server[] = []
  for (let index = 0; index < SERVERS; index++) {
    const outbox = started[0] ? { DATA_DIR: started[0].dataDir } : {}
    const settings = { DEV_LOGIN: 'off', LOG_LEVEL: 'error', DATABASE_URL: database.url, SECRET_KEY: secret, ...outbox }
    started.push(servers.use(await startServer(settings)))
  }
  await using balancer = await startBalancer(started.map(({ origin }) => Number(new URL(origin).port)))
  // The link in an email contains the sending server’s URL; its token is valid on every server.
  const front: Server = { ...(started[0] as Server), origin: balancer.origin }
  const facts = [
    ...(await sessions(started, front)),
    await links(started, front),
    await limits(front),
    await idempotency(front),
    ...(await freshness(started, front)),
    ...(await leaving(started, front)),
    ...(await losingOne(started, front)),
  ]
  return [atLeast('requests answered by the least busy of three servers', Math.min(...balancer.served), 20), ...facts]
}

/** A user who signs in on one server is signed in on all of them, and signed out on all of them, too. */
async function sessions(servers: readonly Server[], front: Server): Promise<Fact[]> {
  const person = await newPerson(front)
  const open = await Promise.all(servers.map((server) => statusAt(person, server)))
  await person.must('POST', pathOf(endpoints.auth.logout))
  const after = await Promise.all(servers.map((server) => statusAt(person, server)))
  return [
    none('servers that rejected a valid session', open.filter((status) => status !== 200).length),
    none('servers that accepted it after signing out', after.filter((status) => status === 200).length),
  ]
}

async function links(servers: readonly Server[], front: Server): Promise<Fact> {
  const email = `${randomUUID()}@prove.test`
  await (await visitorAt(front)).must('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })
  const token = new URL(await linkMailedTo(front, email)).searchParams.get('token')
  const visitors = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => visitorAt(servers[index % SERVERS] as Server)),
  )
  const answers = await Promise.all(
    visitors.map((one) => one.ask('POST', pathOf(endpoints.auth.verifyLink), { body: { token, timezone: 'UTC' } })),
  )
  const redeemed = answers.filter(({ status }) => status === 200).length
  return {
    fact: 'one link redeemed at all servers at once: sign-ins',
    figure: redeemed,
    must: '1',
    holds: redeemed === 1,
  }
}

async function limits(front: Server): Promise<Fact> {
  const email = `${randomUUID()}@prove.test`
  const visitors = await Promise.all(Array.from({ length: 4 * LINKS_SENT }, () => visitorAt(front)))
  const before = await mailsIn(front)
  await Promise.all(visitors.map((one) => one.ask('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })))
  return atMost('links sent to one address by all servers together', (await mailsIn(front)) - before, LINKS_SENT)
}

async function idempotency(front: Server): Promise<Fact> {
  const person = await newPerson(front)
  const request = { body: { content: 'Once.', ...NEW_ENTRY }, headers: { 'idempotency-key': randomUUID() } }
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => person.ask('POST', pathOf(endpoints.entries.create), request)),
  )
  const { entries } = await person.must<EntryList>('GET', pathOf(endpoints.entries.list))
  return none('entries stored twice when one is sent to all servers at once', entries.length - 1)
}

/** Data written on one server is found on the next, even where servers cache it in memory. */
async function freshness(servers: readonly Server[], front: Server): Promise<Fact[]> {
  const person = await newPerson(front)
  let stale = 0
  const rounds = 12
  for (let round = 0; round < rounds; round++) {
    const [writer, reader] = [servers[round % SERVERS] as Server, servers[(round + 1) % SERVERS] as Server]
    const word = `word${randomBytes(6).toString('hex')}`
    const tag = `tag${randomBytes(4).toString('hex')}`
    await at(person, reader).ask('GET', `${pathOf(endpoints.entries.list)}?q=${word}`)
    await at(person, reader).ask('GET', `${pathOf(endpoints.entries.popularTags)}?limit=50`)
    const { id } = await at(person, writer).must<{ id: string }>('POST', pathOf(endpoints.entries.create), {
      body: { content: `Found by ${word}.`, tags: [tag], ...NEW_ENTRY },
    })
    if (!(await finds(person, reader, word))) stale++
    const { tags } = await at(person, reader).must<PopularTags>(
      'GET',
      `${pathOf(endpoints.entries.popularTags)}?limit=50`,
    )
    if (!tags.some((known) => known.tag === tag)) stale++
    await at(person, writer).must('PATCH', pathOf(endpoints.entries.change, { id }), {
      body: { content: 'Changed since.' },
    })
    if (await finds(person, reader, word)) stale++
    await at(person, reader).must('DELETE', pathOf(endpoints.entries.remove, { id: id }))
    if ((await at(person, writer).ask('GET', pathOf(endpoints.entries.read, { id: id }))).status !== 404) stale++
  }
  return [none(`responses of one server without another's writes (of ${4 * rounds})`, stale)]
}

/** An account deleted on one server is deleted on all of them at once. */
async function leaving(servers: readonly Server[], front: Server): Promise<Fact[]> {
  const person = await newPerson(front)
  await person.must('POST', pathOf(endpoints.entries.create), { body: { content: 'Soon gone.', ...NEW_ENTRY } })
  for (const server of servers) await at(person, server).must('GET', pathOf(endpoints.entries.list))
  await at(person, servers[0] as Server).must('DELETE', pathOf(endpoints.accountDeletion.deleteAccount))
  const after = await Promise.all(servers.map((server) => statusAt(person, server)))
  return [none('servers that still opened a deleted account', after.filter((status) => status === 200).length)]
}

/** One of the three dies while users write through the load balancer. */
async function losingOne(servers: readonly Server[], front: Server): Promise<Fact[]> {
  const writer = journalWriter(await newPerson(front), 4)
  await writer.writeUntil(AbortSignal.timeout(WRITE_MS / 2))
  const writing = writer.writeUntil(AbortSignal.timeout(WRITE_MS))
  await (servers[2] as Server).kill()
  await writing
  await writer.writeUntil(AbortSignal.timeout(WRITE_MS / 2))
  const { lost, wrong } = await writer.compare()
  return [
    atLeast('writes acknowledged while one of three servers was killed', writer.acknowledged(), 20),
    none('of which lost, half-written or doubled', lost + wrong),
  ]
}

async function finds(person: Client, server: Server, word: string): Promise<boolean> {
  const { entries } = await at(person, server).must<EntryList>('GET', `${pathOf(endpoints.entries.list)}?q=${word}`)
  return entries.length > 0
}

/** The same browser, connected to one certain server. */
function at(person: Client, server: Server): Client {
  const client = clientOf(server.origin)
  for (const [name, value] of person.cookies) client.cookies.set(name, value)
  return client
}

async function statusAt(person: Client, server: Server): Promise<number> {
  return (await at(person, server).ask('GET', pathOf(endpoints.entries.list))).status
}

async function visitorAt(server: Server): Promise<Client> {
  const visitor = clientOf(server.origin)
  await visitor.must('GET', pathOf(endpoints.auth.status))
  return visitor
}

async function mailsIn(server: Server): Promise<number> {
  return (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).length
}
