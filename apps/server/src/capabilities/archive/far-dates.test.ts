import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, packed, send, unpacked } from './archive.fixture.ts'

/** An archive with one entry that was edited by hand. */
async function archiveWith(person: Person, change: Record<string, unknown>): Promise<Buffer> {
  await person.post('/api/entries', anEntry())
  const files = await unpacked(await archiveOf(person))
  const line = { ...JSON.parse(String(files.get('entries.jsonl'))), ...change }
  return packed(forged(files, 'entries.jsonl', Buffer.from(`${JSON.stringify(line)}\n`)))
}

const isWhole = async (person: Person, archive: Buffer) => (await send(person, 'verify', archive)).json()

test.each([
  ['1000-01-01T00:00:00.000Z', -354_285],
  ['0999-12-31T10:00:00.000Z', -354_285],
  ['9999-12-30T23:59:59.999Z', 2_932_896],
])('an entry of %s can be restored, read, changed and archived again', async (created_at, day) => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const archive = await archiveWith(mara, { created_at, updated_at: created_at, day })
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().restored.entries).toBe(1)
  const [entry] = (await ines.get('/api/entries')).json().entries
  expect(entry.created_at).toBe(created_at)
  expect((await ines.patch(`/api/entries/${entry.id}`, { mood: 1 })).statusCode).toBe(200)
  expect(await isWhole(ines, await archiveOf(ines))).toMatchObject({ whole: true, counts: { entries: 1 } })
})

test('an entry last changed at the end of time can be changed now, each time with a new timestamp', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const archive = await archiveWith(mara, { updated_at: '9999-12-30T23:59:59.999Z' })
  const ines = await fixture.person('ines@x.test')
  await send(ines, 'restore', archive)
  const [{ id }] = (await ines.get('/api/entries')).json().entries
  const now = fixture.clock.now().getTime()
  const times: string[] = []
  for (const mood of [1, 2, 3]) times.push((await ines.patch(`/api/entries/${id}`, { mood })).json().updated_at)
  expect(times.map((time) => Date.parse(time) - now)).toEqual([0, 1, 2])
})

test.each(['-17:00', '+23:59', '-23:59'])(
  'an archive of a person in %s is valid and can be restored',
  async (timezone) => {
    await using fixture = await testApp()
    const mara = await fixture.person('mara@x.test')
    expect((await mara.send('PUT', '/api/profile', { body: { timezone } })).statusCode).toBe(200)
    await mara.post('/api/entries', anEntry())
    const archive = await archiveOf(mara)
    expect(await isWhole(mara, archive)).toMatchObject({ whole: true, problem: null })
    const ines = await fixture.person('ines@x.test')
    expect((await send(ines, 'restore', archive)).json()).toMatchObject({ restored: { entries: 1 } })
    const dates = async (person: Person) =>
      (await person.get('/api/entries'))
        .json()
        .entries.map((entry: Record<string, unknown>) => [entry['local_date'], entry['local_time']])
    expect(await dates(ines)).toEqual(await dates(mara))
    expect((await ines.get('/api/profile')).json().profile.timezone).toBe(timezone)
  },
)
