import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const { kind, postgresUrl } = inject('testDatabase')
const LONG = { timeout: 90_000 }
/** How long the accounts hang while another one continues. */
const HUNG_MS = 4_000

/** Locks the rows of these accounts, as if their worker did not answer. */
async function hangAccounts({ db }: TestApp, people: readonly Person[]) {
  const [named] = await db.query<{ name: string }>('select current_database() as name')
  const holder = new Client({
    connectionString: Object.assign(new URL(postgresUrl), { pathname: `/${named?.name ?? ''}` }).href,
  })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from accounts where account_id = any($1) for update', [people.map(accountOf)])
  return { [Symbol.asyncDispose]: () => holder.end() }
}

const accountOf = (person: Person) => person.cookies.get('soundings_session')?.split('.')[0] ?? ''
const write = (person: Person, key: string) => person.post('/api/entries', anEntry(), { 'idempotency-key': key })

async function peopleOf(fixture: TestApp, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < count; n++) people.push(await fixture.person(`person-${n}@x.test`))
  return people
}

/** Reads and writes as another person, and checks whether the server is ready. @returns the slowest, in ms */
async function goOn(fixture: TestApp, person: Person, ms: number): Promise<{ slowest: number; statuses: Set<number> }> {
  const end = performance.now() + ms
  const statuses = new Set<number>()
  let slowest = 0
  for (let round = 0; performance.now() < end; round++) {
    const startedAt = performance.now()
    const answers = await Promise.all([
      person.get('/api/entries'),
      write(person, randomUUID()),
      fixture.visitor().get('/readyz'),
    ])
    slowest = Math.max(slowest, performance.now() - startedAt)
    for (const { statusCode } of answers) statuses.add(statusCode)
    await pause(20)
  }
  return { slowest, statuses }
}

for (const [accounts, requests] of [
  [6, 4],
  [24, 1],
] as const) {
  test.runIf(kind === 'postgres')(
    `while ${accounts * requests} requests of ${accounts} accounts hang, others are served, and nothing is lost or doubled`,
    LONG,
    async () => {
      await using fixture = await testApp()
      const [other, ...hung] = await peopleOf(fixture, accounts + 1)
      if (!other) throw new Error('There is no other account.')
      const keys = hung.flatMap((person) => Array.from({ length: requests }, () => ({ person, key: randomUUID() })))
      let waiting
      {
        await using _held = await hangAccounts(fixture, hung)
        const startedAt = performance.now()
        waiting = keys.map(async ({ person, key }) => ({
          answer: await write(person, key),
          ms: performance.now() - startedAt,
        }))
        const { slowest, statuses } = await goOn(fixture, other, HUNG_MS)
        expect(statuses).toEqual(new Set([200, 201]))
        // The other accounts hang throughout.
        expect(slowest).toBeLessThan(HUNG_MS / 2)
        await Promise.all(waiting)
      }
      for (const { answer, ms } of await Promise.all(waiting)) {
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'NOT_READY'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(ms).toBeLessThan(8_000)
      }
      expect(fixture.logs.join('')).toContain('the database is slow to answer')
      // Once the shard answers again, repeating a refused request writes it once.
      for (const { person, key } of keys) expect((await write(person, key)).statusCode).toBe(201)
      for (const person of hung) {
        const { entries } = (await person.get('/api/entries')).json<{ entries: unknown[] }>()
        expect(entries.length).toBe(requests)
      }
    },
  )
}

test.runIf(kind === 'postgres')(
  'an account on a hanging shard is refused early, and can write again as soon as the shard answers',
  LONG,
  async () => {
    await using fixture = await testApp()
    const person = await fixture.person()
    {
      await using _held = await hangAccounts(fixture, [person])
      const first = [write(person, randomUUID()), write(person, randomUUID())]
      await pause(1_500)
      const startedAt = performance.now()
      const refused = await write(person, randomUUID())
      expect([refused.statusCode, refused.json().error]).toEqual([
        503,
        'Your journal is slow to answer right now. Please try again in a moment.',
      ])
      expect(performance.now() - startedAt).toBeLessThan(500)
      await Promise.all(first)
    }
    const again = await Promise.all(Array.from({ length: 4 }, () => write(person, randomUUID())))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  },
)
