import { expect, test } from 'vitest'
import { reminderCountsStore } from '#server/capabilities/reminders/reminder-counts.store.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { unexpected } from '#server/testing/unexpected.ts'
import { removeWhatIsOver } from './upkeep.ts'

test('upkeep deletes expired data and nothing else', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const kept = (await mara.post('/api/entries', anEntry())).json().id as string
  const old = (await mara.post('/api/entries', anEntry())).json().id as string
  await mara.delete(`/api/entries/${old}`)
  const counts = reminderCountsStore(fixture.db)
  const today = Math.floor(fixture.clock.now().getTime() / DAY)
  for (const day of [today, today - 800]) await counts.add({ day, way: 'email', sent: 1 })
  fixture.clock.advance(20 * DAY)
  const recent = (await mara.post('/api/entries', anEntry())).json().id as string
  await mara.delete(`/api/entries/${recent}`)
  fixture.clock.advance(11 * DAY)
  await mara.get('/api/auth/status')
  await removeWhatIsOver(fixture.db, fixture.clock.now(), unexpected)
  const count = async (table: string) => (await fixture.db.query(`select 1 from ${table}`)).length
  expect(await count('entries')).toBe(2)
  expect(await count('login_links')).toBe(0)
  expect(await count('rate_limits')).toBe(0)
  expect(await count('sessions')).toBe(1)
  expect(await counts.list(0)).toEqual([{ day: today, way: 'email', sent: 1 }])
  expect((await mara.post(`/api/entries/${recent}/restore`)).statusCode).toBe(200)
  expect((await mara.get(`/api/entries/${kept}`)).statusCode).toBe(200)
})

test('what one step of upkeep cannot delete does not keep the others from it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const old = (await mara.post('/api/entries', anEntry())).json().id as string
  await mara.delete(`/api/entries/${old}`)
  fixture.clock.advance(31 * DAY)
  const errors: string[] = []
  await fixture.db.query('alter table sessions rename to sessions_aside')
  try {
    await removeWhatIsOver(fixture.db, fixture.clock.now(), (error) => void errors.push(error.name))
  } finally {
    await fixture.db.query('alter table sessions_aside rename to sessions')
  }
  expect(errors).toHaveLength(1)
  expect(await fixture.db.query('select 1 from entries')).toEqual([])
})
