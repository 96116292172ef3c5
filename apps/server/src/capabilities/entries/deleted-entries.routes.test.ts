import { DELETED_LISTED_MAX, type DeletedEntries } from '@soundings/contract/deleted-entries'
import type { CurrentEcho } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

async function deleted(person: Person, content = 'Lost my place in the solo.'): Promise<string> {
  const { id } = (await person.post('/api/entries', anEntry({ content }))).json()
  await person.delete(`/api/entries/${id}`)
  return id
}

const listed = async (person: Person) => (await person.get('/api/deleted-entries')).json<DeletedEntries>()

test('deleted entries are listed with the days they have left, the latest deletions first', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await deleted(mara)
  fixture.clock.advance(8 * DAY)
  const second = await deleted(mara, 'Early train.')
  const { entries, more } = await listed(mara)
  expect(more).toBe(0)
  expect(entries.map(({ id, title, days_left }) => [id, title, days_left])).toEqual([
    [second, 'Early train', 30],
    [first, 'Lost my place in the solo', 22],
  ])
})

test('a restored entry leaves the list, and an entry deleted for good is gone from both', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [kept, gone] = [await deleted(mara), await deleted(mara, 'Early train.')]
  expect((await mara.post(`/api/entries/${kept}/restore`)).statusCode).toBe(200)
  expect((await mara.delete(`/api/deleted-entries/${gone}`)).statusCode).toBe(204)
  expect(await listed(mara)).toEqual({ entries: [], more: 0 })
  expect((await mara.post(`/api/entries/${gone}/restore`)).json().code).toBe('ENTRY_NOT_FOUND')
  expect((await mara.delete(`/api/deleted-entries/${gone}`)).json().code).toBe('ENTRY_NOT_FOUND')
})

test('an entry that isn’t deleted can’t be deleted for good', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json()
  expect((await mara.delete(`/api/deleted-entries/${id}`)).statusCode).toBe(404)
  expect((await mara.get(`/api/entries/${id}`)).statusCode).toBe(200)
})

test('after thirty days an entry is in the list no longer', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await deleted(mara)
  fixture.clock.advance(30 * DAY - 1)
  expect((await listed(mara)).entries.map(({ days_left }) => days_left)).toEqual([1])
  fixture.clock.advance(1)
  expect((await listed(mara)).entries).toEqual([])
})

test('a damaged text is listed with a sentence in place of its first words', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await deleted(mara)
  await fixture.db.query('update entries set body_sealed = set_byte(body_sealed, 40, get_byte(body_sealed, 40) # 1)')
  expect((await listed(mara)).entries[0]?.title).not.toContain('solo')
})

test('a long list is cut, and says how many more there are', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let nth = 0; nth <= DELETED_LISTED_MAX; nth++) await deleted(mara, `Line ${nth}.`)
  const { entries, more } = await listed(mara)
  expect([entries.length, more]).toEqual([DELETED_LISTED_MAX, 1])
})

test('an Echo that quotes an entry goes with it, even when the entry was deleted for good at once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids: string[] = []
  for (const content of PLAIN_LINES) {
    ids.push((await mara.post('/api/entries', anEntry({ content }))).json().id)
    fixture.clock.advance(DAY)
  }
  const told = (await mara.get('/api/echoes/current')).json<CurrentEcho>().echo
  expect(told).not.toBeNull()
  for (const id of ids) {
    await mara.delete(`/api/entries/${id}`)
    await mara.delete(`/api/deleted-entries/${id}`)
  }
  expect((await mara.get('/api/echoes/snapshots')).json().snapshots).toEqual([])
})
