import { expect, test } from 'vitest'
import { dayOneJson } from '#server/adapters/journals/day-one/day-one.fixture.ts'
import { heldStatement } from '#server/testing/held-statement.ts'
import { archiveOnItsWay, foundIn, importsOf, proposed, whenImport } from '#server/testing/journal-imports.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'

const WHILE = { timeout: 30_000, interval: 10 }
const RAIN = { creationDate: '2020-11-10T07:15:00Z', timeZone: 'Europe/London' }
const journal = () => [
  {
    name: 'Journal.json',
    content: dayOneJson([1, 2, 3].map((at) => ({ ...RAIN, uuid: `${at}`.repeat(32), text: `Rain ${at}` }))),
  },
]

/** The statement that completes an import. */
const isLast = (sql: string, params: readonly unknown[]) =>
  sql.includes('update journal_imports set state') && params[3] === 'done'

const entriesOf = async (person: Person) =>
  (await person.get('/api/entries')).json<{ entries: { content: string }[] }>().entries.map(({ content }) => content)

/** Cancels an import while its last transaction waits. @returns the answer, once the import has ended */
async function cancelAtTheEnd(where: 'before' | 'after', files: (mara: Person) => Promise<string>) {
  let gate: ReturnType<typeof heldStatement> | null = null
  const fixture = await testApp({}, ({ db }) => ({ db: (gate = heldStatement(db, isLast, where)).db }))
  const mara = await fixture.person()
  const id = await files(mara)
  await gate!.reached
  const canceling = mara.delete(`/api/journal-imports/${id}`)
  // In PostgreSQL a cancellation is quicker, or waits for the row; the embedded database has one transaction at a time.
  if (fixture.db.kind === 'postgres') {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const isWaiting = async () => (await fixture.db.query(waiting)).length > 0
    if (where === 'before') await canceling
    else await expect.poll(isWaiting, WHILE).toBe(true)
  }
  gate!.goOn()
  return { fixture, mara, id, answer: await canceling }
}

async function journalOnItsWay(mara: Person): Promise<string> {
  const { id, found } = await foundIn(mara, journal())
  await mara.post(`/api/journal-imports/${id}/entries`, proposed(found))
  return id
}

const TOO_LATE = { code: 'IMPORT_DONE', error: expect.stringContaining('already added') }

test.each([
  ['a journal', journalOnItsWay, 3],
  ['an archive', archiveOnItsWay, 1],
])('canceling %s while its entries become visible is too late and says so', async (_, onItsWay, many) => {
  const { fixture, mara, id, answer } = await cancelAtTheEnd('after', onItsWay)
  await using _fixture = fixture
  expect(answer.json()).toMatchObject(TOO_LATE)
  expect(await entriesOf(mara)).toHaveLength(many)
  expect(await whenImport(mara, id, 'done')).toMatchObject({ brought: { entries: many } })
})

test.each([
  ['a journal', journalOnItsWay, 3],
  ['an archive', archiveOnItsWay, 1],
])('canceling %s just before its entries become visible leaves all of them or none', async (_, onItsWay, many) => {
  const { fixture, mara, answer } = await cancelAtTheEnd('before', onItsWay)
  await using _fixture = fixture
  if (answer.statusCode === 204) {
    await expect.poll(() => fixture.db.query('select 1 from entries'), WHILE).toEqual([])
    expect(await importsOf(mara)).toEqual({ current: null, done: [] })
  } else {
    expect(answer.json()).toMatchObject(TOO_LATE)
    expect(await entriesOf(mara)).toHaveLength(many)
  }
  expect(answer.statusCode).toBe(fixture.db.kind === 'postgres' ? 204 : 409)
})
