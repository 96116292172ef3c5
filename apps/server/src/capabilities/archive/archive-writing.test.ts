import type { Entry } from '@soundings/contract/entries'
import type { OwnPromptList } from '@soundings/contract/writing'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, packed, send, unpacked } from './archive.fixture.ts'

const textsOf = async (person: Person) =>
  (await person.get('/api/writing/prompts')).json<OwnPromptList>().prompts.map(({ text }) => text)

test('titles, prompts and the way of writing move with an archive, and restoring again adds nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await mara.send('PUT', '/api/writing', { body: { day_start: 4, word_goal: 150, streaks_shown: false } })
  await mara.post('/api/writing/prompts', { text: 'What did the harbor sound like?' })
  await mara.post('/api/writing/prompts', { text: 'Who did I not call back?' })
  const written = { content: 'The gutter is up.', title: 'Rain', prompt: 'Who did I not call back?', tags: ['house'] }
  await mara.post('/api/entries', anEntry(written))
  const archive = await archiveOf(mara)

  const ines = await fixture.person('ines@x.test')
  await ines.post('/api/writing/prompts', { text: 'Who did I not call back?' })
  for (let time = 0; time < 2; time++) expect((await send(ines, 'restore', archive)).statusCode).toBe(200)
  expect((await ines.get('/api/writing')).json()).toMatchObject({ day_start: 4, word_goal: 150, streaks_shown: false })
  expect(new Set(await textsOf(ines))).toEqual(new Set(['What did the harbor sound like?', 'Who did I not call back?']))
  expect(await textsOf(ines)).toHaveLength(2)
  const { entries } = (await ines.get('/api/entries')).json<{ entries: Entry[] }>()
  expect(entries).toMatchObject([{ title: 'Rain', titled: true, prompt: 'Who did I not call back?', tags: ['house'] }])
})

test('choices that were made stay when an archive is restored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await mara.send('PUT', '/api/writing', { body: { word_goal: 150 } })
  const archive = await archiveOf(mara)
  await mara.send('PUT', '/api/writing', { body: { word_goal: 500 } })
  await send(mara, 'restore', archive)
  expect((await mara.get('/api/writing')).json()).toMatchObject({ word_goal: 500 })
})

test('without a choice or a prompt the archive leaves the file out', async () => {
  await using fixture = await testApp()
  expect((await unpacked(await archiveOf(await fixture.person()))).has('writing.json')).toBe(false)
})

test.each([
  [{ choices: { day_start: 9, word_goal: null, streaks_shown: true }, prompts: [] }],
  [{ choices: null, prompts: Array.from({ length: 101 }, () => ({})) }],
  [{ choices: null, prompts: [{ id: 'x', added_at: '2026-11-22T09:00:00.000Z', text: 'Which?' }] }],
])('a forged file with %j is refused', async (line) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.send('PUT', '/api/writing', { body: { word_goal: 150 } })
  const files = await unpacked(await archiveOf(mara))
  const archive = await packed(forged(files, 'writing.json', Buffer.from(`${JSON.stringify(line)}\n`)))
  expect((await send(mara, 'restore', archive)).json()).toMatchObject({ code: 'ARCHIVE_DAMAGED' })
})
