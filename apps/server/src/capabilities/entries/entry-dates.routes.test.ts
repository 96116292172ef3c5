import type { Entry } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY, MINUTE } from '#server/testing/test-clock.ts'

const NEW_YORK = "update accounts set time_zone = 'America/New_York'"

test('a new entry can be given another day and time of the person’s own clock', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fixture.db.query(NEW_YORK)
  const posted = await mara.post('/api/entries', anEntry({ dated: { date: '2026-07-04', time: '21:40' } }))
  expect(posted.statusCode).toBe(201)
  expect(posted.json<Entry>()).toMatchObject({
    created_at: '2026-07-05T01:40:00.000Z',
    local_date: '2026-07-04',
    local_time: '21:40',
  })
})

test('an old entry moves to another day, everywhere', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const days = []
  for (const past of [2, 1, 0]) {
    const created_at = new Date(fixture.clock.now().getTime() - past * DAY).toISOString()
    days.push((await mara.post('/api/entries', anEntry({ created_at }))).json<Entry>())
  }
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 3, longest: 3 })
  const moved = await mara.patch(`/api/entries/${days[1]!.id}`, {
    dated: { date: '2025-11-21', time: '08:15' },
    expected_updated_at: days[1]!.updated_at,
  })
  expect(moved.json<Entry>()).toMatchObject({
    local_date: '2025-11-21',
    local_time: '08:15',
    content: days[1]!.content,
  })
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 1, longest: 1 })
  expect((await mara.get('/api/entries/days')).json().date).toEqual(['2026-11-21', '2026-11-19', '2025-11-21'])
  expect((await mara.get('/api/entries')).json().entries.at(-1).id).toBe(days[1]!.id)
  expect((await mara.get('/api/on-this-day')).json().card).toMatchObject({ date: '2025-11-21' })
  const { series } = (await mara.get('/api/insights/clarity-responsive')).json()
  expect(series.mood.at(-2)).toBeNull()
})

test('an entry’s own time zone stays when it moves', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fixture.db.query(NEW_YORK)
  const { id } = (await mara.post('/api/entries', anEntry())).json<Entry>()
  await fixture.db.query("update accounts set time_zone = 'Asia/Tokyo'")
  const moved = await mara.patch(`/api/entries/${id}`, { dated: { date: '2026-01-10', time: '23:30' } })
  expect(moved.json<Entry>()).toMatchObject({ created_at: '2026-01-11T04:30:00.000Z', local_date: '2026-01-10' })
})

test('the same day and minute change nothing, not even the seconds', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const created_at = '2026-11-20T08:00:42.123Z'
  const { id } = (await mara.post('/api/entries', anEntry({ created_at }))).json<Entry>()
  const same = await mara.patch(`/api/entries/${id}`, { dated: { date: '2026-11-20', time: '09:00' } })
  expect(same.json<Entry>().created_at).toBe(created_at)
})

test('a date in the future is refused for new and old entries, and nothing changes', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const future = { dated: { date: '2026-11-21', time: '13:02' } }
  const stored = (await mara.post('/api/entries', anEntry())).json<Entry>()
  for (const answer of [
    await mara.post('/api/entries', anEntry(future)),
    await mara.patch(`/api/entries/${stored.id}`, { ...future, content: 'Lost?' }),
  ]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'ENTRY_IN_FUTURE', error: 'An entry can’t be dated in the future.' }),
    ])
  }
  expect((await mara.get('/api/entries')).json().entries).toEqual([stored])
})

test.each([
  { dated: { date: '2026-02-30', time: '08:00' } },
  { dated: { date: '2026-02-03', time: '24:00' } },
  { dated: { date: '0999-12-31', time: '08:00' } },
  { dated: { date: '2026-02-03' } },
])('a date such as %o is refused', async (dated) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json<Entry>()
  for (const answer of [
    await mara.post('/api/entries', { ...anEntry(), ...dated }),
    await mara.patch(`/api/entries/${id}`, dated),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  }
})

test('two dates for one entry are refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const both = { created_at: '2026-11-20T08:00:00Z', dated: { date: '2026-11-20', time: '08:00' } }
  expect((await mara.post('/api/entries', anEntry(both))).json().code).toBe('INVALID_INPUT')
})

test('an outdated version cannot move an entry that was changed elsewhere', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, updated_at } = (await mara.post('/api/entries', anEntry())).json<Entry>()
  fixture.clock.advance(MINUTE)
  await mara.patch(`/api/entries/${id}`, { mood: 1 })
  const dated = { date: '2026-11-01', time: '08:00' }
  const answer = await mara.patch(`/api/entries/${id}`, { dated, expected_updated_at: updated_at })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'ENTRY_CHANGED'])
})

test('an imported entry without a date gets one, and counts as recent only if it is', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json<Entry>()
  await fixture.db.query(
    "update entries set undated = true, historic = true, origin = 'imported' where entry_id = $1",
    [id],
  )
  const historic = async () =>
    (await fixture.db.query<{ historic: boolean }>('select historic from entries where entry_id = $1', [id]))[0]
      ?.historic
  const old = await mara.patch(`/api/entries/${id}`, { dated: { date: '2026-11-14', time: '12:00' } })
  expect([old.json<Entry>().undated, await historic()]).toEqual([false, true])
  await mara.patch(`/api/entries/${id}`, { dated: { date: '2026-11-15', time: '12:00' } })
  expect(await historic()).toBe(false)
})

test('the same date sent again under the same key is one entry, and another date is a conflict', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const key = { 'idempotency-key': 'one' }
  const post = (time: string) => mara.post('/api/entries', anEntry({ dated: { date: '2026-11-01', time } }), key)
  const first = await post('08:00')
  expect((await post('08:00')).json<Entry>().id).toBe(first.json<Entry>().id)
  expect((await post('09:00')).json().code).toBe('IDEMPOTENCY_CONFLICT')
})
