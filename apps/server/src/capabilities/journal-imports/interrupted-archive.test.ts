import { expect, test } from 'vitest'
import type { Db, Queryable, Tx } from '#server/platform/db/port.ts'
import { DbUnavailableError } from '#server/platform/db/errors.ts'
import { heldStatement } from '#server/testing/held-statement.ts'
import { archiveOnItsWay, importsOf, whenImport } from '#server/testing/journal-imports.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'

type Matches = (sql: string, params: readonly unknown[]) => boolean

const movesTo =
  (state: string): Matches =>
  (sql, params) =>
    sql.includes('update journal_imports set state') && params[3] === state

const entriesOf = async (person: Person) =>
  (await person.get('/api/entries')).json<{ entries: { content: string }[] }>().entries.map(({ content }) => content)

/** A database that is unreachable from one statement to another; neither of the two is executed. */
function awayBetween(db: Db, first: Matches, last: Matches) {
  const back = Promise.withResolvers<void>()
  let [isAway, isOver] = [false, false]
  const failing =
    (inner: Queryable): Queryable['query'] =>
    async (sql, params = []) => {
      isAway ||= !isOver && first(sql, params)
      if (!isAway) return inner.query(sql, params)
      if (last(sql, params)) {
        isAway = false
        isOver = true
        back.resolve()
      }
      throw new DbUnavailableError('The database is away.')
    }
  const failed = Object.create(db, {
    query: { value: failing(db) },
    transaction: {
      value: <T>(run: (tx: Tx) => Promise<T>) =>
        db.transaction((tx) => run({ isTransaction: true, query: failing(tx) })),
    },
  }) as Db
  return { db: failed, back: back.promise }
}

test('an archive whose server stopped while it was restored doesn’t claim that nothing was added', async () => {
  let gate: ReturnType<typeof heldStatement> | null = null
  const isBegun = movesTo('arriving')
  await using fixture = await testApp({}, ({ db }) => ({ db: (gate = heldStatement(db, isBegun, 'after')).db }))
  const mara = await fixture.person()
  await archiveOnItsWay(mara)
  // A stopped server neither continues nor reports anything, so the job has to freeze.
  await gate!.reached
  await fixture.db.query(`update journal_imports set seen_at = seen_at - interval '5 minutes'`)
  const { current } = await importsOf(mara)
  gate!.goOn()
  expect(current).toMatchObject({
    state: 'failed',
    code: 'IMPORT_INTERRUPTED',
    partial: true,
    sentence: expect.stringContaining('Choose the file again to restore the rest;'),
  })
})

/** The first statement that undoes a restoration. */
const takesBack: Matches = (sql) => sql.startsWith('delete from letters')

test.each([
  ['be taken back', takesBack],
  ['be taken back, nor its end be recorded,', movesTo('failed')],
])('an archive that could neither be completed nor %s doesn’t claim that nothing was added', async (_, last) => {
  let outage: ReturnType<typeof awayBetween> | null = null
  const isCompleted = movesTo('done')
  await using fixture = await testApp({}, ({ db }) => ({ db: (outage = awayBetween(db, isCompleted, last)).db }))
  const mara = await fixture.person()
  const id = await archiveOnItsWay(mara)
  await outage!.back
  expect(await whenImport(mara, id, 'failed')).toMatchObject({
    code: 'INTERNAL',
    files: ['soundings.zip'],
    sentence: expect.stringContaining(
      'part of it may already be in your journal. Choose the file again to restore the rest;',
    ),
  })
  expect(await entriesOf(mara)).toEqual(['The harbor was quiet.'])
})
