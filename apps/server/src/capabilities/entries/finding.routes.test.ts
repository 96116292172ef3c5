import type { EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'

const ENTRIES = [
  { content: 'Rain with Oskar.', mood: 1, energy: 5, focus: 3, created_at: '2026-01-10T12:00:00Z', tags: ['boat'] },
  { content: 'Rain, and Mum called.', mood: 4, energy: 2, focus: 3, created_at: '2026-06-10T12:00:00Z', tags: [] },
  { content: 'Oskarshamn by train.', mood: 5, energy: 2, focus: 3, created_at: '2026-11-10T12:00:00Z', tags: [] },
]

async function found(person: Person, query: string): Promise<string[]> {
  const { entries } = (await person.get(`/api/entries?limit=50&${query}`)).json<EntryList>()
  return entries.map(({ content }) => content.split(/[ ,]/)[0] ?? '').toReversed()
}

async function journal(fixture: Awaited<ReturnType<typeof testApp>>): Promise<Person> {
  const mara = await fixture.person()
  for (const entry of ENTRIES) await mara.post('/api/entries', anEntry(entry))
  return mara
}

test.each([
  ['mood=4-5', ['Rain', 'Oskarshamn']],
  ['mood=4', ['Rain']],
  ['energy=2&mood=5', ['Oskarshamn']],
  ['focus=1-2', []],
  ['from=2026-06-10&to=2026-11-09', ['Rain']],
  ['from=2026-06-10', ['Rain', 'Oskarshamn']],
  ['to=2026-06-09', ['Rain']],
  ['person=oskar', ['Rain']],
  ['person=Mother', ['Rain']],
  ['tagged=none', ['Rain', 'Oskarshamn']],
  ['q=rain&mood=1-2', ['Rain']],
  ['q=rain&from=2026-06-01', ['Rain', 'Oskarshamn']],
  ['person=Oskar&mood=2-5', []],
])('a search with %s finds these entries', async (query, expected) => {
  await using fixture = await testApp()
  expect(await found(await journal(fixture), query)).toEqual(expected)
})

test('unrated entries have no rating to find, and undated ones no day, with words and without', async () => {
  await using fixture = await testApp()
  const mara = await journal(fixture)
  await fixture.db.query('update entries set mood = null, energy = null, focus = null, undated = true where mood = 1')
  for (const words of ['', '&q=oskar']) {
    expect(await found(mara, `mood=1-5${words}`)).not.toContain('Rain with')
    expect((await mara.get(`/api/entries?limit=50&to=2026-06-09${words}`)).json<EntryList>().entries).toEqual([])
  }
})

test('a changed rating and a changed day are found as they are now', async () => {
  await using fixture = await testApp()
  const mara = await journal(fixture)
  expect(await found(mara, 'q=oskar&mood=5')).toEqual(['Oskarshamn'])
  const { entries } = (await mara.get('/api/entries')).json<EntryList>()
  const dated = { date: '2020-05-05', time: '10:00' }
  await mara.patch(`/api/entries/${entries[0]!.id}`, { mood: 2, dated })
  expect(await found(mara, 'q=oskar&mood=5')).toEqual([])
  expect(await found(mara, 'q=oskar&to=2020-12-31')).toEqual(['Oskarshamn'])
})

test.each(['mood=0', 'mood=1-6', 'mood=low', 'tagged=some', `person=${'x'.repeat(65)}`, 'from=2026-13-01'])(
  'a search with %s is refused',
  async (query) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const answer = await mara.get(`/api/entries?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  },
)
