import type { EarlierVersion, EarlierVersions } from '@soundings/contract/earlier-versions'
import type { Entry, EntryChange } from '@soundings/contract/entries'
import { VERSIONS_MAX } from '@soundings/core/versions'
import { expect, test } from 'vitest'
import { removeWhatIsOver } from '#server/ops/upkeep.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { unexpected } from '#server/testing/unexpected.ts'

const MINUTE = 60_000

const written = async (person: Person, content = 'Walked to the lamp.') =>
  (await person.post('/api/entries', anEntry({ content }))).json<Entry>()
const change = (person: Person, id: string, body: EntryChange) => person.send('PATCH', `/api/entries/${id}`, { body })
const listed = async (person: Person, id: string) =>
  (await person.get(`/api/entries/${id}/versions`)).json<EarlierVersions>().versions
const read = async (person: Person, id: string) => (await person.get(`/api/versions/${id}`)).json<EarlierVersion>()
const texts = async (person: Person, id: string) => {
  const versions = await Promise.all((await listed(person, id)).map((version) => read(person, version.id)))
  return versions.map(({ content }) => content)
}

test('a changed text leaves the earlier one, with its tags and ratings', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, updated_at: savedAt } = await written(mara, 'Walked to the lamp. #harbor')
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Stayed home.', mood: 1 })
  const [version, ...rest] = await listed(mara, id)
  expect(rest).toEqual([])
  expect(version).toMatchObject({ saved_at: savedAt, word_count: 5, first: true, aside: false })
  expect(await read(mara, version?.id ?? '')).toMatchObject({
    entry_id: id,
    content: 'Walked to the lamp. #harbor',
    tags: ['harbor'],
    mood: 4,
    energy: 3,
    focus: 3,
  })
})

test('only another text, other tags and other ratings leave a version', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara)
  for (const same of [{ content: 'Walked to the lamp.' }, { telemetry: { edit_count: 9 } }, { mood: 4 }]) {
    fixture.clock.advance(DAY)
    expect((await change(mara, id, same)).statusCode).toBe(200)
  }
  expect(await listed(mara, id)).toEqual([])
  fixture.clock.advance(DAY)
  await change(mara, id, { tags: ['harbor'] })
  fixture.clock.advance(DAY)
  await change(mara, id, { focus: 1 })
  expect(await listed(mara, id)).toHaveLength(2)
})

test('several saves within a minute keep the text from before the first', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara, 'One.')
  fixture.clock.advance(DAY)
  for (const content of ['Two.', 'Three.', 'Four.']) {
    await change(mara, id, { content })
    fixture.clock.advance(MINUTE / 3 - 1)
  }
  expect(await texts(mara, id)).toEqual(['One.'])
  fixture.clock.advance(3)
  await change(mara, id, { content: 'Five.' })
  expect(await texts(mara, id)).toEqual(['Four.', 'One.'])
})

test('a version is brought back whole, and the text until then is kept, even within a minute', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await written(mara, 'Walked to the lamp. #harbor')
  fixture.clock.advance(DAY)
  await change(mara, first.id, { content: 'Stayed home. All day.', mood: 1 })
  const [version] = await listed(mara, first.id)
  const answer = await mara.post(`/api/versions/${version?.id}/restore`, {})
  expect(answer.json()).toMatchObject({ ...first, updated_at: expect.any(String) })
  expect(await texts(mara, first.id)).toEqual(['Stayed home. All day.', 'Walked to the lamp. #harbor'])
  const search = await mara.get('/api/entries?q=lamp')
  expect(search.json().entries).toHaveLength(1)
})

test('bringing back a version over a text that was changed elsewhere is refused with that text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, updated_at: seen } = await written(mara)
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Stayed home.' })
  const [version] = await listed(mara, id)
  const answer = await mara.post(`/api/versions/${version?.id}/restore`, { expected_updated_at: seen })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'ENTRY_CHANGED', entry: { content: 'Stayed home.' } },
  ])
})

test('when two versions met, what was not chosen is kept, once, even within a minute', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara, 'Common.')
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Of the phone.' })
  const aside = { content: 'Of the browser. #mine', mood: 2 }
  for (let times = 0; times < 2; times++) await change(mara, id, { aside })
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject({ content: 'Of the phone.', mood: 4 })
  const joined = { content: 'Of the phone, and of the browser.', aside }
  await change(mara, id, joined)
  expect((await texts(mara, id)).toSorted()).toEqual(['Common.', 'Of the browser. #mine', 'Of the phone.'])
  const set = (await listed(mara, id)).find((version) => version.aside)
  expect(await read(mara, set?.id ?? '')).toMatchObject({ aside: true, mood: 2, energy: 3, tags: ['mine'] })
  await change(mara, id, { content: 'Mine.', keep_replaced: true })
  expect(await texts(mara, id)).toContain('Of the phone, and of the browser.')
})

test('a text put aside over an outdated version is refused, and nothing is kept', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, updated_at: seen } = await written(mara)
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Newer.' })
  const answer = await change(mara, id, { aside: { content: 'Mine.' }, expected_updated_at: seen })
  expect(answer.json().code).toBe('ENTRY_CHANGED')
  expect(await texts(mara, id)).toEqual(['Walked to the lamp.'])
  expect((await change(mara, id, { aside: { content: ' ' } })).json().code).toBe('ENTRY_BLANK')
})

test('a deleted entry keeps its versions, and loses them when it is deleted for good', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara)
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Stayed home.' })
  const [version] = await listed(mara, id)
  await mara.delete(`/api/entries/${id}`)
  expect((await mara.get(`/api/entries/${id}/versions`)).json().code).toBe('ENTRY_NOT_FOUND')
  expect((await mara.get(`/api/versions/${version?.id}`)).json().code).toBe('VERSION_NOT_FOUND')
  expect((await mara.post(`/api/versions/${version?.id}/restore`, {})).json().code).toBe('VERSION_NOT_FOUND')
  await mara.post(`/api/entries/${id}/restore`)
  expect(await texts(mara, id)).toEqual(['Walked to the lamp.'])
  await mara.delete(`/api/entries/${id}`)
  await mara.delete(`/api/deleted-entries/${id}`)
  expect(await fixture.db.query('select 1 from earlier_versions')).toEqual([])
})

test('versions are thinned with age when they are looked at, and gone after a year', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara, 'At 0.')
  for (let nth = 1; nth <= 6; nth++) {
    fixture.clock.advance(MINUTE)
    await change(mara, id, { content: `At ${nth}.` })
  }
  expect(await listed(mara, id)).toHaveLength(6)
  fixture.clock.advance(2 * DAY)
  // One version for an hour, or two if the minutes span two hours.
  expect((await listed(mara, id)).length).toBeLessThan(3)
  expect((await texts(mara, id))[0]).toBe('At 5.')
  expect((await fixture.db.query('select 1 from earlier_versions')).length).toBeLessThan(3)
  fixture.clock.advance(364 * DAY)
  await removeWhatIsOver(fixture.db, fixture.clock.now(), unexpected)
  expect(await fixture.db.query('select 1 from earlier_versions')).toEqual([])
  const back = await fixture.person()
  expect((await back.get(`/api/entries/${id}`)).json().content).toBe('At 6.')
})

test('beyond the limit of an account its oldest versions are deleted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [old, changed] = [await written(mara, 'Old.'), await written(mara, 'Changed.')]
  fixture.clock.advance(DAY)
  await change(mara, old.id, { content: 'Older.' })
  expect(await texts(mara, old.id)).toEqual(['Old.'])
  await fixture.db.query(
    `insert into earlier_versions
       (account_id, version_id, entry_id, saved_at, replaced_at, aside, word_count, body_sealed)
     select account_id, gen_random_uuid(), entry_id, saved_at, replaced_at + interval '1 minute', aside, 1, 'x'::bytea
     from earlier_versions, generate_series(2, $1)`,
    [VERSIONS_MAX.account.count],
  )
  fixture.clock.advance(DAY)
  await change(mara, changed.id, { content: 'Again.' })
  expect(await texts(mara, changed.id)).toEqual(['Changed.'])
  const [row] = await fixture.db.query<{ rows: number }>('select count(*) as rows from earlier_versions')
  expect(row?.rows).toBe(VERSIONS_MAX.account.count)
  // The oldest version is gone.
  const [oldest] = await fixture.db.query<{ there: boolean }>(
    'select count(*) > 0 as there from earlier_versions where entry_id = $1 and octet_length(body_sealed) > 1',
    [old.id],
  )
  expect(oldest?.there).toBe(false)
})

test('a damaged version says so, and the others are read as before', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara)
  for (const content of ['Two.', 'Three.']) {
    fixture.clock.advance(DAY)
    await change(mara, id, { content })
  }
  const [latest, first] = await listed(mara, id)
  await fixture.db.query(
    'update earlier_versions set body_sealed = set_byte(body_sealed, 40, get_byte(body_sealed, 40) # 1) where version_id = $1',
    [latest?.id],
  )
  const answer = await mara.get(`/api/versions/${latest?.id}`)
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'DATA_DAMAGED'])
  expect((await mara.post(`/api/versions/${latest?.id}/restore`, {})).json().code).toBe('DATA_DAMAGED')
  expect((await read(mara, first?.id ?? '')).content).toBe('Walked to the lamp.')
})

test('no version is stored in clear', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara, 'A cormorant.')
  fixture.clock.advance(DAY)
  await change(mara, id, { content: 'Nothing.' })
  const [row] = await fixture.db.query<{ row: string }>(
    "select encode(body_sealed, 'escape') as row from earlier_versions",
  )
  expect(row?.row).not.toContain('cormorant')
})

test('changes at the same moment leave each text once, in the entry or under its versions', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await written(mara, 'First.')
  fixture.clock.advance(DAY)
  const all = ['A.', 'B.', 'C.', 'D.', 'E.']
  await Promise.all(all.map((content) => change(mara, id, { content, keep_replaced: true })))
  const { content } = (await mara.get(`/api/entries/${id}`)).json<Entry>()
  expect([content, ...(await texts(mara, id))].toSorted()).toEqual(['First.', ...all].toSorted())
})
