import { DAYS_MAX, type Days } from '@soundings/contract/days'
import { dayOfIsoDate, isoDateOf } from '@soundings/core/time'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'

const EMPTY = { date: [], entries: [], words: [], photographs: [], mood: [], energy: [], focus: [] }

test('each day has its count, its words and the means of its ratings, newest first', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await ines.post('/api/entries', anEntry({ content: 'Not for Mara.' }))
  for (const [created_at, mood, content] of [
    ['2026-11-18T09:00:00Z', 2, 'One two three.'],
    ['2026-11-20T09:00:00Z', 4, 'One two.'],
    ['2026-11-20T19:00:00Z', 5, 'One two three four.'],
  ] as const) {
    await mara.post('/api/entries', anEntry({ created_at, mood, content }))
  }
  expect((await mara.get('/api/entries/days')).json<Days>()).toEqual({
    first: '2026-11-18',
    has_earlier: false,
    date: ['2026-11-20', '2026-11-18'],
    entries: [2, 1],
    words: [6, 3],
    photographs: [0, 0],
    mood: [4.5, 2],
    energy: [3, 3],
    focus: [3, 3],
  })
})

test('a range includes both ends, and tells of the oldest day before it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const date of ['2024-02-29', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01']) {
    await mara.post('/api/entries', anEntry({ created_at: `${date}T12:00:00Z` }))
  }
  const february = (await mara.get('/api/entries/days?from=2026-02-01&to=2026-02-28')).json<Days>()
  expect(february.date).toEqual(['2026-02-28', '2026-02-01'])
  expect(february.first).toBe('2024-02-29')
  const before = (await mara.get('/api/entries/days?to=2023-12-31')).json<Days>()
  expect(before).toEqual({ first: null, has_earlier: false, ...EMPTY })
})

test('a day is the person’s own: late in the evening in New York is not the next day', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fixture.db.query("update accounts set time_zone = 'America/New_York'")
  await mara.post('/api/entries', anEntry({ created_at: '2026-11-20T03:30:00Z' }))
  expect((await mara.get('/api/entries/days')).json<Days>().date).toEqual(['2026-11-19'])
})

test('deleted and undated entries are on no day, and an unrated day has no mean', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const gone = (await mara.post('/api/entries', anEntry({ created_at: '2020-01-01T12:00:00Z' }))).json()
  await mara.delete(`/api/entries/${gone.id}`)
  const unrated = (await mara.post('/api/entries', anEntry({ created_at: '2026-11-19T12:00:00Z' }))).json()
  const undated = (await mara.post('/api/entries', anEntry({ created_at: '2026-11-17T12:00:00Z' }))).json()
  await fixture.db.query('update entries set mood = null, energy = null, focus = null where entry_id = $1', [
    unrated.id,
  ])
  await fixture.db.query('update entries set undated = true where entry_id = $1', [undated.id])
  const days = (await mara.get('/api/entries/days')).json<Days>()
  expect(days).toMatchObject({ first: '2026-11-19', date: ['2026-11-19'], mood: [null], focus: [null] })
})

test.each(['from=2026-02-30', 'from=0999-12-31', 'to=soon', 'limit=4', 'to=2026-11-21T00:00:00Z'])(
  'days are not asked for with %s',
  async (query) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const answer = await mara.get(`/api/entries/days?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  },
)

test('an answer has a limit, and earlier days follow with another range', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry({ created_at: '2026-11-20T12:00:00Z' }))).json()
  await fixture.db.query(
    `insert into entries (account_id, entry_id, created_at, updated_at, added_at, day, hour, utc_offset, time_zone,
       body_sealed, word_count)
     select account_id, gen_random_uuid(), created_at, updated_at, added_at, day - past, hour, utc_offset, time_zone,
       body_sealed, word_count
     from entries, generate_series(1, $2::int) as past where entry_id = $1`,
    [id, DAYS_MAX],
  )
  const days = (await mara.get('/api/entries/days')).json<Days>()
  const newest = dayOfIsoDate('2026-11-20') ?? 0
  expect(days.date).toHaveLength(DAYS_MAX)
  expect(days.has_earlier).toBe(true)
  expect(days.first).toBe(isoDateOf(newest - DAYS_MAX))
  const rest = (await mara.get(`/api/entries/days?to=${isoDateOf(newest - DAYS_MAX)}`)).json<Days>()
  expect([rest.date, rest.has_earlier]).toEqual([[isoDateOf(newest - DAYS_MAX)], false])
})
