import type { Reminders } from '@soundings/contract/reminders'
import { expect, test } from 'vitest'
import { aBrowser } from '#server/testing/a-browser.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked } from './archive.fixture.ts'

const CHOSEN = { on: true, time: '06:05', days: [1, 3], way: 'both', quiet_until: '2026-12-07' }

const choose = (person: Person, changes: object = {}) =>
  person.send('PUT', '/api/reminders', { body: { ...CHOSEN, ...changes } })
const remindersOf = async (person: Person) => (await person.get('/api/reminders')).json<Reminders>()

test('an archive brings reminders into an account without any, without devices, and changes nothing a second time', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  await choose(mara)
  await mara.send('PUT', '/api/reminders/device', { body: aBrowser('http://127.0.0.1:9/push').subscription })
  const archive = await archiveOf(mara)
  const files = await unpacked(archive)
  expect(manifestOf(files).version).toBe(5)
  expect(JSON.parse(String(files.get('reminders.json')))).toEqual(CHOSEN)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  expect(await remindersOf(ines)).toMatchObject({ ...CHOSEN, devices: 0 })
  expect((await unpacked(await archiveOf(ines))).get('reminders.json')).toEqual(files.get('reminders.json'))
  await choose(ines, { on: false })
  await send(ines, 'restore', archive)
  expect(await remindersOf(ines)).toMatchObject({ on: false })
})

test('an archive of a person without reminders contains none, and an archive of version 4 is restored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const files = await unpacked(await archiveOf(mara))
  expect(files.has('reminders.json')).toBe(false)
  const earlier = { ...manifestOf(files), version: 4 }
  files.set('manifest.json', Buffer.from(JSON.stringify(earlier)))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', await packed(files))).statusCode).toBe(200)
  expect(await remindersOf(ines)).toMatchObject({ on: false })
})

test.each([
  ['an impossible time', { time: '25:00' }],
  ['no days', { days: [] }],
  ['an impossible date', { quiet_until: '2026-02-30' }],
  ['an unknown field', { streak: 7 }],
])('an archive with %s among the reminders is refused, and nothing is written', async (_, changes) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  await choose(mara)
  const files = await unpacked(await archiveOf(mara))
  const line = Buffer.from(`${JSON.stringify({ ...CHOSEN, ...changes })}\n`)
  const ines = await fixture.person('ines@x.test')
  const answer = await send(ines, 'restore', await packed(forged(files, 'reminders.json', line)))
  expect(answer.json().code).toBe('ARCHIVE_DAMAGED')
  expect(await remindersOf(ines)).toMatchObject({ on: false })
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})
