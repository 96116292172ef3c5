import type { Moves } from '@soundings/contract/insights'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/person.ts'

const moves = async (person: Person, query = '') => (await person.get(`/api/insights/moves${query}`)).json() as Moves

/** Forty days, two in five with a walk to the pier: those are rated 5, the others 2 to 3. */
async function fortyDays({ clock }: TestApp, person: Person): Promise<void> {
  for (let day = 39; day >= 0; day--) {
    const isThere = day % 5 < 2
    const created_at = new Date(clock.now().getTime() - day * DAY).toISOString()
    const content = isThere ? '#pier' : 'So it was.'
    await person.post('/api/entries', anEntry({ content, mood: isThere ? 5 : 2 + (day % 2), created_at }))
  }
}

test('without entries nothing is tried, and nothing is missing', async () => {
  await using fixture = await testApp()
  expect(await moves(await fixture.person())).toEqual({
    shown: true,
    span: 'all',
    days: 0,
    tried: 0,
    moves: [],
    waiting: [],
  })
})

test('a tag that comes with brighter days is shown with its days, its difference and its interval', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fortyDays(fixture, mara)
  const all = await moves(mara)
  expect(all).toMatchObject({ shown: true, span: 'all', days: 40, tried: 3 })
  expect(all.moves).toHaveLength(1)
  expect(all.moves[0]).toMatchObject({
    name: 'pier',
    kind: 'tag',
    metric: 'mood',
    look: { q: '', tag: 'pier' },
    daysWith: 16,
    daysWithout: 24,
    difference: 2.5,
  })
  expect(all.moves[0]!.low).toBeGreaterThan(1.8)
  expect(await moves(mara, '?span=month')).toMatchObject({ span: 'month', days: 30 })
})

test('the answer is the same until an entry changes, and then another', async () => {
  let jobs = 0
  await using fixture = await testApp({}, ({ analyst }) => ({
    analyst: {
      ...analyst,
      moves: (accountId, open) => {
        jobs++
        return analyst.moves(accountId, open)
      },
    },
  }))
  const mara = await fixture.person()
  await fortyDays(fixture, mara)
  const [first, year] = await Promise.all([moves(mara), moves(mara, '?span=year')])
  expect(await moves(mara)).toEqual(first)
  expect(year.moves).toEqual(first.moves)
  expect(jobs).toBe(1)
  await mara.post('/api/entries', anEntry({ content: '#pier', mood: 1 }))
  expect((await moves(mara)).moves[0]?.daysWith).toBe(16)
  expect((await moves(mara)).moves[0]?.difference).not.toBe(first.moves[0]?.difference)
  expect(jobs).toBe(2)
})

test('in quiet and in gentle times nothing is shown', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fortyDays(fixture, mara)
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'I want to kill myself.' }))).json()
  const hidden = { shown: false, span: 'all', days: 0, tried: 0, moves: [], waiting: [] }
  expect(await moves(mara)).toEqual(hidden)
  await mara.delete(`/api/entries/${id}`)
  expect((await moves(mara)).shown).toBe(true)
  for (let i = 0; i < 3; i++) {
    fixture.clock.advance(60_000)
    await mara.post('/api/entries', anEntry({ mood: 1, energy: 1, focus: 1 }))
  }
  expect(await moves(mara)).toEqual(hidden)
})

test('a user sees nothing of another user’s subjects', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await fortyDays(fixture, mara)
  expect((await moves(mara)).moves).toHaveLength(1)
  expect(await moves(ines)).toMatchObject({ days: 0, moves: [], waiting: [] })
})

test('an unknown span is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await mara.get('/api/insights/moves?span=week')).statusCode).toBe(400)
})
