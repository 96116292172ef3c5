import type { CurrentEcho } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

async function writeDays(fixture: TestApp, person: Person): Promise<void> {
  for (const line of PLAIN_LINES) {
    const content = `${line} The rest of the day went by as such days do.`
    await person.post('/api/entries', anEntry({ content }))
    fixture.clock.advance(DAY)
  }
}

const current = async (person: Person) => (await person.get('/api/echoes/current')).json<CurrentEcho>()
const pause = (person: Person, length: string) => person.send('PUT', '/api/echoes/pause', { body: { length } })
const made = async (fixture: TestApp) => (await fixture.db.query('select 1 as one from echoes')).length

test('while Echos are paused none is made or shown, and after a week they resume by themselves', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara)
  expect((await pause(mara, 'week')).json()).toEqual({ paused: { until: '2026-12-06' } })
  expect(await current(mara)).toMatchObject({
    has_echo: false,
    echo: null,
    message: 'Echos are paused.',
    paused: { until: '2026-12-06' },
  })
  fixture.clock.advance(6 * DAY)
  expect((await current(mara)).echo).toBeNull()
  expect(await made(fixture)).toBe(0)
  fixture.clock.advance(DAY)
  expect(await current(mara)).toMatchObject({ has_echo: true, paused: null })
})

test('a valid Echo is hidden during the pause, stays in the history, and is shown again after it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara)
  const { echo } = await current(mara)
  await pause(mara, 'open')
  fixture.clock.advance(20 * DAY)
  expect(await current(mara)).toMatchObject({ has_echo: false, echo: null, paused: { until: null } })
  const { snapshots } = (await mara.get('/api/echoes/snapshots')).json() as { snapshots: { id: string }[] }
  expect(snapshots.map(({ id }) => id)).toEqual([echo!.echo_id])
  expect((await mara.post('/api/echoes/snapshots/export', { ids: [echo!.echo_id], format: 'txt' })).statusCode).toBe(
    200,
  )
  expect((await mara.delete('/api/echoes/pause')).statusCode).toBe(204)
  expect((await current(mara)).echo).toEqual(echo)
})

test('the link to help stays during a pause, and a new pause replaces the previous one', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  await pause(mara, 'open')
  await pause(mara, 'day')
  expect(await current(mara)).toMatchObject({ support: true, paused: { until: '2026-11-22' } })
  expect((await pause(mara, 'a year')).statusCode).toBe(400)
})

test('a pause belongs to one person, and is part of their export', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await pause(mara, 'week')
  expect((await current(ines)).paused).toBeNull()
  const table = async (person: Person) => (await person.get('/api/privacy/export-metadata?format=csv')).body
  expect(await table(mara)).toContain('until 2026-11-28')
  await pause(mara, 'open')
  expect(await table(mara)).toContain('until resumed')
  expect(await table(ines)).not.toContain('until ')
})
