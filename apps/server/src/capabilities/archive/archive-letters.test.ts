import type { Letter, LetterList } from '@soundings/contract/letters'
import { expect, test } from 'vitest'
import { aWeekOf } from '#server/testing/letter-week.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked } from './archive.fixture.ts'

async function written(fixture: TestApp): Promise<{ mara: Person; letter: Letter }> {
  const mara = await fixture.person()
  await mara.post('/api/subscription/change-tier', { tier: 'premium' })
  await aWeekOf(mara, fixture.clock)
  const id = (await mara.get('/api/letters')).json<LetterList>().letters[0]?.id
  return { mara, letter: (await mara.get(`/api/letters/${id}`)).json<Letter>() }
}

async function newcomer(fixture: TestApp): Promise<Person> {
  const ines = await fixture.person('ines@x.test')
  await ines.post('/api/subscription/change-tier', { tier: 'premium' })
  return ines
}

test('an archive brings letters into another account, unchanged, and once', async () => {
  await using fixture = await testApp()
  const { mara, letter } = await written(fixture)
  const archive = await archiveOf(mara)
  expect(manifestOf(await unpacked(archive)).version).toBe(5)
  const ines = await newcomer(fixture)
  for (let times = 0; times < 2; times++) expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  const back = (await ines.get(`/api/letters/${letter.id}`)).json<Letter>()
  expect(back.body?.sentences.map(({ statement }) => statement)).toEqual(
    letter.body?.sentences.map(({ statement }) => statement),
  )
  expect(await fixture.db.query('select 1 from letters')).toHaveLength(2)
})

test('a forged sentence in an archived letter is never shown', async () => {
  await using fixture = await testApp()
  const { mara, letter } = await written(fixture)
  const files = await unpacked(await archiveOf(mara))
  const line = JSON.parse(String(files.get('letters.jsonl')))
  line.sentences[1].statement = 'You are a bad person.'
  line.sentences[1].lines[0].text = 'I planted nothing at all.'
  const archive = await packed(forged(files, 'letters.jsonl', Buffer.from(`${JSON.stringify(line)}\n`)))
  const ines = await newcomer(fixture)
  expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  const shown = (await ines.get(`/api/letters/${letter.id}`)).body
  expect(shown).not.toMatch(/bad person|nothing at all/u)
})

test.each([
  ['an unknown period', { id: 'week-2026-11-24' }],
  ['a day before its end', { day: 1 }],
  ['too many sentences', { sentences: Array.from({ length: 31 }, () => ({})) }],
])('an archive whose letter has %s is refused, and nothing is written', async (_, change) => {
  await using fixture = await testApp()
  const { mara } = await written(fixture)
  const files = await unpacked(await archiveOf(mara))
  const line = { ...JSON.parse(String(files.get('letters.jsonl'))), ...change }
  const archive = await packed(forged(files, 'letters.jsonl', Buffer.from(`${JSON.stringify(line)}\n`)))
  const ines = await newcomer(fixture)
  expect((await send(ines, 'restore', archive)).json().code).toBe('ARCHIVE_DAMAGED')
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})
