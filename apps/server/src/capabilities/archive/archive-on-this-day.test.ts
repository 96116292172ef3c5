import type { OnThisDayCard, OnThisDaySettings } from '@soundings/contract/on-this-day'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, packed, send, unpacked } from './archive.fixture.ts'

const wrote = (person: Person, date: string) =>
  person.post('/api/entries', anEntry({ created_at: `${date}T11:00:00.000Z` }))
const cardOf = async (person: Person) => (await person.get('/api/on-this-day')).json().card as OnThisDayCard | null
const retire = (person: Person, date: string) =>
  person.send('PUT', `/api/on-this-day/${date}/answer`, { body: { answer: 'retire' } })
const settingsOf = async (person: Person) => (await person.get('/api/on-this-day/settings')).json<OnThisDaySettings>()
const turn = (person: Person, on: boolean) => person.send('PUT', '/api/on-this-day/settings', { body: { on } })

async function restored(fixture: TestApp, archive: Buffer, email = 'ines@x.test'): Promise<Person> {
  const person = await fixture.person(email)
  expect((await send(person, 'restore', archive)).statusCode).toBe(200)
  return person
}

test('an archive brings retired days and the switch into an empty account, and changes neither a second time', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await wrote(mara, '2024-11-21')
  await retire(mara, '2025-11-21')
  await turn(mara, false)
  const archive = await archiveOf(mara)
  const ines = await restored(fixture, archive)
  expect(await settingsOf(ines)).toEqual({ on: false, retired: ['2025-11-21'], readable: true })
  await turn(ines, true)
  await send(ines, 'restore', archive)
  expect(await settingsOf(ines)).toEqual({ on: true, retired: ['2025-11-21'], readable: true })
  expect(await cardOf(ines)).toMatchObject({ date: '2024-11-21' })
})

test('an archive of a person without choices contains none', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  const archive = await archiveOf(mara)
  expect((await unpacked(archive)).has('on-this-day.json')).toBe(false)
  expect(await settingsOf(await restored(fixture, archive))).toEqual({ on: true, retired: [], readable: true })
})

test.each([
  ['an impossible date', { on: true, retired: ['2025-02-30'], left: [] }],
  ['too many dates', { on: true, retired: Array.from({ length: 501 }, () => '2025-02-03'), left: [] }],
  ['an unknown field', { on: true, retired: [], left: [], hidden: null }],
])('an archive with %s among the choices is refused, and nothing is written', async (_, line) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await turn(mara, false)
  const files = await unpacked(await archiveOf(mara))
  const archive = await packed(forged(files, 'on-this-day.json', Buffer.from(`${JSON.stringify(line)}\n`)))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().code).toBe('ARCHIVE_DAMAGED')
  expect(await settingsOf(ines)).toEqual({ on: true, retired: [], readable: true })
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})
