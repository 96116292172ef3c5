import { expect, test } from 'vitest'
import { foundIn, importsOf, proposed, whenImport } from '#server/testing/journal-imports.ts'
import { makeZip } from '#server/testing/make-zip.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'

const TABLE = 'date;first;second\n03/04/2021;The lock.;Closed.\n'
const asText = (column: 1 | 2) => ['date', ...[1, 2].map((at) => (at === column ? 'text' : 'ignore'))]
const zip = (name: string) => ({ name, content: makeZip([{ name: 'own.csv', bytes: Buffer.from(TABLE) }]) })

async function reread(person: Person, id: string, reading: object) {
  expect((await person.send('PUT', `/api/journal-imports/${id}/reading`, { body: reading })).statusCode).toBe(204)
  const looked = await whenImport(person, id, 'found', 'failed')
  if (looked.state !== 'found' || !looked.found) throw new Error('Nothing was found.')
  return looked.found
}

const textsOf = async (person: Person) =>
  (await person.get('/api/entries')).json<{ entries: { content: string }[] }>().entries.map(({ content }) => content)

test('columns and an order of dates that were chosen are shown as chosen, and the next choice keeps them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, [{ name: 'own.csv', content: TABLE }])
  const columns = [{ path: 'own.csv', roles: asText(2) }]
  for (const order of ['day-first', 'month-first'] as const) {
    expect(await reread(mara, id, { date_order: order, columns })).toMatchObject({
      date_order: { order, certain: false },
      tables: [{ path: 'own.csv', roles: asText(2) }],
      span: { first: order === 'day-first' ? '2021-04-03' : '2021-03-04' },
    })
  }
})

test('an empty entry with a date that doesn’t exist is one problem, named with its ZIP', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const entries = [
    { uuid: 'A', creationDate: '2021-03-04T20:11:00Z', text: 'Rain' },
    { uuid: 'B', creationDate: 'x' },
  ]
  const journal = Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries }))
  const { found } = await foundIn(mara, [
    { name: 'export.zip', content: makeZip([{ name: 'Journal.json', bytes: journal }]) },
  ])
  expect(found.problems).toEqual([{ problem: 'empty', file: 'export.zip/Journal.json', number: 2 }])
})

test.each([
  ['two ZIPs', [zip('a.zip'), zip('b.zip')], ['a.zip/own.csv', 'b.zip/own.csv']],
  [
    'two files of one name',
    [
      { name: 'own.csv', content: TABLE },
      { name: 'own.csv', content: TABLE },
    ],
    ['own.csv', '2 own.csv'],
  ],
])('tables at the same path in %s are told apart, each with its own columns', async (_, files, paths) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, found } = await foundIn(mara, files)
  expect(found.tables.map(({ path }) => path)).toEqual(paths)
  const columns = paths.map((path, index) => ({ path, roles: asText(index === 0 ? 1 : 2) }))
  const again = await reread(mara, id, { date_order: null, columns })
  expect(again.tables.map(({ roles }) => roles)).toEqual([asText(1), asText(2)])
  await mara.post(`/api/journal-imports/${id}/entries`, proposed(again))
  await whenImport(mara, id, 'done')
  expect((await textsOf(mara)).toSorted()).toEqual(['Closed.', 'The lock.'])
  expect((await importsOf(mara)).current).toBeNull()
})
