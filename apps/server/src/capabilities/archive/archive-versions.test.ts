import type { EarlierVersions } from '@soundings/contract/earlier-versions'
import type { Entry } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked } from './archive.fixture.ts'

const PATH = 'versions.jsonl'

/** A journal with an entry that was changed twice, and one that wasn’t. */
async function changed(fixture: TestApp): Promise<{ mara: Person; id: string }> {
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'Never changed.' }))
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'One. #harbor' }))).json<Entry>()
  for (const content of ['Two.', 'Three.']) {
    fixture.clock.advance(DAY)
    await mara.send('PATCH', `/api/entries/${id}`, { body: { content, mood: 2 } })
  }
  await mara.send('PATCH', `/api/entries/${id}`, { body: { aside: { content: 'Not chosen.' } } })
  return { mara, id }
}

const versionsOf = async (person: Person, id: string) =>
  (await person.get(`/api/entries/${id}/versions`)).json<EarlierVersions>().versions

test('an archive brings versions into another account, byte for byte, and once', async () => {
  await using fixture = await testApp()
  const { mara, id } = await changed(fixture)
  const archive = await archiveOf(mara)
  const files = await unpacked(archive)
  expect(manifestOf(files).version).toBe(5)
  expect(String(files.get(PATH)).trim().split('\n')).toHaveLength(3)
  const ines = await fixture.person('ines@x.test')
  for (let times = 0; times < 2; times++) expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  expect(await versionsOf(ines, id)).toEqual(await versionsOf(mara, id))
  expect((await unpacked(await archiveOf(ines))).get(PATH)).toEqual(files.get(PATH))
})

test('an entry whose id another text has taken gets its versions under its new id', async () => {
  await using fixture = await testApp()
  const { mara, id } = await changed(fixture)
  const archive = await archiveOf(mara)
  fixture.clock.advance(DAY)
  await mara.send('PATCH', `/api/entries/${id}`, { body: { content: 'Four.' } })
  expect((await send(mara, 'restore', archive)).statusCode).toBe(200)
  const { entries } = (await mara.get('/api/entries')).json<{ entries: Entry[] }>()
  const moved = entries.find(({ content }) => content === 'Three.')
  expect(await versionsOf(mara, moved?.id ?? '')).toHaveLength(3)
  expect(await versionsOf(mara, id)).toHaveLength(4)
})

test('versions that are a year old are not restored', async () => {
  await using fixture = await testApp()
  const { mara, id } = await changed(fixture)
  const archive = await archiveOf(mara)
  fixture.clock.advance(366 * DAY)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  expect(await versionsOf(ines, id)).toEqual([])
})

test('an archive without earlier versions has no file of them, and older archives are restored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const files = await unpacked(await archiveOf(mara))
  expect(files.has(PATH)).toBe(false)
  const manifest = { ...manifestOf(files), version: 4 }
  const older = await packed(new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', older)).json().restored.entries).toBe(1)
})

test('a damaged version is named in the archive and left out', async () => {
  await using fixture = await testApp()
  const { mara } = await changed(fixture)
  await fixture.db.query(
    `update earlier_versions set body_sealed = set_byte(body_sealed, 40, get_byte(body_sealed, 40) # 1) where aside`,
  )
  const files = await unpacked(await archiveOf(mara))
  expect(String(files.get(PATH)).trim().split('\n')).toHaveLength(2)
  expect(String(files.get('unreadable.md'))).toContain('## Earlier versions')
})

test.each([
  ['of an entry that isn’t in it', { entry: '11111111-1111-4111-8111-111111111111' }],
  ['with a rating that doesn’t exist', { mood: 6 }],
  ['saved after all calendars end', { saved_at: '9999-12-31T23:59:59.000Z' }],
  ['with text that can’t be stored', { content: 'a\u0000b' }],
])('an archive with a version %s is refused, and nothing is written', async (_, change) => {
  await using fixture = await testApp()
  const { mara } = await changed(fixture)
  const files = await unpacked(await archiveOf(mara))
  const [first = '', ...rest] = String(files.get(PATH)).trim().split('\n')
  const lines = [JSON.stringify({ ...JSON.parse(first), ...change }), ...rest, '']
  const archive = await packed(forged(files, PATH, Buffer.from(lines.join('\n'))))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().code).toBe('ARCHIVE_DAMAGED')
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})
