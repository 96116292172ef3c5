import { expect, test } from 'vitest'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { uploadDocument } from '#server/testing/uploads.ts'

const DIARY = `9 March 2021
The harbour was quiet.

10 March 2021, 07:15
Nothing new.

11 March 2021
Nothing new.
`

const process = (person: Person) => person.post('/api/onboarding/process-imports')
const entriesOf = async (person: Person) =>
  (await person.get('/api/entries')).json().entries as Record<string, unknown>[]

test('before an import the user sees the found entries, and can correct a date, join and leave out', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = (await uploadDocument(mara, DIARY)).json()
  const review = (await mara.get(`/api/imports/pending/${pending_id}`)).json()
  expect(review).toMatchObject({ original_name: 'diary.txt', kind: 'document', text: null })
  expect(review.found).toMatchObject([
    { date: '2021-03-09', time: null, first_line: 'The harbour was quiet.', words: 4, in_future: false },
    { date: '2021-03-10', time: '07:15', first_line: 'Nothing new.' },
    { date: '2021-03-11', first_line: 'Nothing new.' },
  ])
  const decisions = [
    { first: 0, count: 2, date: '2020-01-01', time: '23:30', keep: true },
    { first: 2, count: 1, date: null, time: null, keep: false },
  ]
  expect(
    (await mara.send('PUT', `/api/imports/pending/${pending_id}/entries`, { body: { decisions } })).json(),
  ).toEqual({
    ok: true,
  })
  expect((await process(mara)).json()).toMatchObject({ processed: 1 })
  const [entry] = await entriesOf(mara)
  expect(entry?.['created_at']).toBe('2020-01-01T22:30:00.000Z')
  // These dates are in the text only.
  expect(entry?.['content']).toBe('9 March 2021\nThe harbour was quiet.\n\n10 March 2021, 07:15\nNothing new.\n\n')
})

test.each([
  ['leave one out', [{ first: 0, count: 2, date: null, time: null, keep: true }]],
  ['contain one twice', [0, 0, 1, 2].map((first) => ({ first, count: 1, date: null, time: null, keep: true }))],
  ['name an impossible day', [{ first: 0, count: 3, date: '2021-02-30', time: null, keep: true }]],
  ['name a year of two digits', [{ first: 0, count: 3, date: '0014-03-03', time: null, keep: true }]],
  ['name a future day', [{ first: 0, count: 3, date: '2999-01-01', time: null, keep: true }]],
])('decisions that %s are refused and change nothing', async (_, decisions) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = (await uploadDocument(mara, DIARY)).json()
  const answer = await mara.send('PUT', `/api/imports/pending/${pending_id}/entries`, { body: { decisions } })
  expect(answer.statusCode).toBe(400)
  expect((await process(mara)).json()).toMatchObject({ processed: 3 })
})

test('numeric dates in an ambiguous order can be switched', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = (await uploadDocument(mara, '09/03/2021\nOne.\n\n10/03/2021\nTwo.\n')).json()
  const path = `/api/imports/pending/${pending_id}`
  const dates = async () => {
    const { found, order, order_certain } = (await mara.get(path)).json()
    return [found.map(({ date }: { date: string }) => date), order, order_certain]
  }
  const [, guessed] = await dates()
  const other = guessed === 'day-first' ? 'month-first' : 'day-first'
  expect((await mara.send('PUT', `${path}/order`, { body: { order: 'month-first' } })).statusCode).toBe(200)
  expect(await dates()).toEqual([['2021-09-03', '2021-10-03'], 'month-first', true])
  expect((await mara.send('PUT', `${path}/order`, { body: { order: other } })).statusCode).toBe(200)
})

test('a title above the first entry belongs to it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await uploadDocument(mara, `My diary\n\n${DIARY}`)).json()).toMatchObject({ entries: 3, undated: 0 })
  await process(mara)
  expect((await entriesOf(mara)).at(-1)?.['content']).toBe('My diary\n\nThe harbour was quiet.\n\n')
})

test('a future date is not accepted automatically', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const nextYear = fixture.clock.now().getUTCFullYear() + 1
  const { pending_id, undated } = (await uploadDocument(mara, `9 March ${nextYear}\nFrom the future.\n`)).json()
  expect(undated).toBe(1)
  expect((await mara.get(`/api/imports/pending/${pending_id}`)).json().found).toMatchObject([
    { date: `${nextYear}-03-09`, in_future: true },
  ])
})
