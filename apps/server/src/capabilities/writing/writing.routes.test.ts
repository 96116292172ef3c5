import type { Entry } from '@soundings/contract/entries'
import type { ClarityInsights, Streaks } from '@soundings/contract/insights'
import type { OwnPrompt, OwnPromptList, WritingChoices } from '@soundings/contract/writing'
import { OWN_PROMPTS_MAX } from '@soundings/core/writing'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

const HOUR = DAY / 24

const choicesOf = async (person: Person) => (await person.get('/api/writing')).json<WritingChoices>()
const choose = (person: Person, change: object) => person.send('PUT', '/api/writing', { body: change })
const promptsOf = async (person: Person) => (await person.get('/api/writing/prompts')).json<OwnPromptList>().prompts
const streaksOf = async (person: Person) => (await person.get('/api/insights/streaks')).json<Streaks>()

test('someone who has chosen nothing writes as usual: days from midnight, no goal, streaks shown', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const usual = { day_start: 0, word_goal: null, streaks_shown: true, readable: true }
  expect(await choicesOf(mara)).toEqual(usual)
  expect((await choose(mara, { word_goal: 150 })).json()).toEqual({ ...usual, word_goal: 150 })
  await Promise.all([choose(mara, { day_start: 4 }), choose(mara, { streaks_shown: false })])
  expect(await choicesOf(mara)).toEqual({ day_start: 4, word_goal: 150, streaks_shown: false, readable: true })
  expect((await choose(mara, { word_goal: null })).json()).toMatchObject({ word_goal: null })
})

test.each([
  [{ day_start: 7 }],
  [{ day_start: -1 }],
  [{ word_goal: 9 }],
  [{ word_goal: 10_001 }],
  [{ word_goal: 99.5 }],
  [{ streaks_shown: 'no' }],
  [{ mood: 5 }],
])('%j is refused and changes nothing', async (change) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const before = await choicesOf(mara)
  const refused = await choose(mara, change)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(await choicesOf(mara)).toEqual(before)
})

test('an entry at half past one counts for the evening before, in the streak and in Insights', async () => {
  await using fixture = await testApp()
  fixture.clock.set('2026-11-18T21:00:00Z')
  const mara = await fixture.person()
  await mara.send('PUT', '/api/profile', { body: { timezone: 'UTC' } })
  await mara.post('/api/entries', anEntry())
  fixture.clock.advance(28.5 * HOUR)
  await mara.post('/api/entries', anEntry())
  fixture.clock.advance(20 * HOUR)
  await mara.post('/api/entries', anEntry())
  expect(await streaksOf(mara)).toEqual({ current: 1, longest: 1 })
  await choose(mara, { day_start: 4 })
  expect(await streaksOf(mara)).toEqual({ current: 3, longest: 3 })
  const { summary } = (await mara.get('/api/insights/clarity-responsive')).json<ClarityInsights>()
  expect([summary.currentStreak, summary.longestStreak]).toEqual([3, 3])
  await choose(mara, { day_start: 0 })
  const after = (await mara.get('/api/insights/clarity-responsive')).json<ClarityInsights>().summary
  expect(after.currentStreak).toBe(1)
})

test('a streak of a night owl ends when the day starts, not at midnight', async () => {
  await using fixture = await testApp()
  fixture.clock.set('2026-11-18T12:00:00Z')
  const mara = await fixture.person()
  await mara.send('PUT', '/api/profile', { body: { timezone: 'UTC' } })
  await mara.post('/api/entries', anEntry())
  fixture.clock.advance(38 * HOUR)
  expect((await streaksOf(mara)).current).toBe(0)
  await choose(mara, { day_start: 4 })
  expect((await streaksOf(mara)).current).toBe(1)
})

test('prompts of one’s own are kept in order, changed and removed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const add = async (text: string) => (await mara.post('/api/writing/prompts', { text })).json<OwnPrompt>()
  const first = await add('  What did the harbor sound like?  ')
  fixture.clock.advance(HOUR)
  const second = await add('Who did I not call back?')
  expect(first.text).toBe('What did the harbor sound like?')
  expect(await promptsOf(mara)).toEqual([first, second])
  await mara.send('PUT', `/api/writing/prompts/${first.id}`, { body: { text: 'What did the sea sound like?' } })
  expect((await mara.delete(`/api/writing/prompts/${second.id}`)).statusCode).toBe(204)
  expect(await promptsOf(mara)).toEqual([{ id: first.id, text: 'What did the sea sound like?' }])
  const gone = await mara.send('PUT', `/api/writing/prompts/${second.id}`, { body: { text: 'Again?' } })
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'PROMPT_NOT_FOUND'])
})

test.each([
  ['', 'A prompt needs at least one word.'],
  ['   ', 'A prompt needs at least one word.'],
  ['w'.repeat(301), 'A prompt can be up to 300 characters long.'],
  ['Two\nlines', 'This text contains characters that can’t be stored.'],
])('the prompt %j is refused with a sentence', async (text, sentence) => {
  await using fixture = await testApp()
  const refused = await (await fixture.person()).post('/api/writing/prompts', { text })
  expect([refused.statusCode, refused.json().error]).toEqual([400, sentence])
})

test('after a hundred prompts, another one is refused, even when several come at once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let nth = 0; nth < OWN_PROMPTS_MAX - 1; nth++) await mara.post('/api/writing/prompts', { text: `Which ${nth}?` })
  const answers = await Promise.all([1, 2, 3].map((nth) => mara.post('/api/writing/prompts', { text: `Last ${nth}?` })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'TOO_MANY_PROMPTS' })
  expect(await promptsOf(mara)).toHaveLength(OWN_PROMPTS_MAX)
})

const GUTTER = 'The gutter is up. It took the four of us.'

test('a given title stays when the text changes, and without it the text gives one again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const made = (await mara.post('/api/entries', anEntry({ content: GUTTER, title: 'Rain, at last' }))).json<Entry>()
  expect(made).toMatchObject({ title: 'Rain, at last', titled: true })
  const change = async (body: object) => (await mara.patch(`/api/entries/${made.id}`, body)).json<Entry>()
  expect(await change({ content: `${GUTTER} It poured.` })).toMatchObject({ title: 'Rain, at last', titled: true })
  expect(await change({ mood: 5 })).toMatchObject({ title: 'Rain, at last', titled: true })
  expect(await change({ title: 'Gutter' })).toMatchObject({ title: 'Gutter', titled: true })
  const without = await change({ title: null })
  expect([without.title, without.titled]).toEqual(['The gutter is up', undefined])
  const { entries } = (await mara.get('/api/entries')).json<{ entries: Entry[] }>()
  expect(entries).toEqual([without])
})

test('a repeated save that adds a title or a tag is not taken for the same save', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const save = (body: object) =>
    mara.post('/api/entries', anEntry({ content: GUTTER, ...body }), { 'idempotency-key': 'k' })
  await save({})
  expect((await save({})).statusCode).toBe(201)
  for (const later of [{ title: 'Rain' }, { tags: ['house'] }]) {
    const refused = await save(later)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  }
})

test('the prompt that an entry was written to is kept beside the text, in lists, exports and the table', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const prompt = 'What did the harbor sound like?'
  const made = (await mara.post('/api/entries', anEntry({ content: GUTTER, prompt, title: 'Rain' }))).json<Entry>()
  expect(made).toMatchObject({ prompt, content: GUTTER })
  expect((await mara.get('/api/entries')).json().entries[0]).toEqual(made)
  const text = (await mara.get('/api/entries/export?format=txt')).body
  expect(text).toContain(`Title: Rain\n`)
  expect(text).toContain(`Prompt: ${prompt}\n`)
  expect((await mara.get('/api/privacy/export-metadata?format=csv')).body).toContain(prompt)
})

test.each([
  [{ title: 'w'.repeat(81) }, 'A title can be up to 80 characters long.'],
  [{ title: 'Two\nlines' }, 'This text contains characters that can’t be stored.'],
  [{ title: '\u200B' }, 'A title needs at least one visible character.'],
  [{ prompt: '\u200B' }, 'A prompt needs at least one word.'],
  [{ tags: ['harbor', '\u2060'] }, 'A tag needs at least one visible character.'],
  [{ tags: ['two\nlines'] }, 'A tag can’t contain line breaks or characters that can’t be stored.'],
  [{ tags: ['a\ud800'] }, 'A tag can’t contain line breaks or characters that can’t be stored.'],
])('%j is refused with a sentence, and nothing is saved', async (wrong, sentence) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const refused = await mara.post('/api/entries', anEntry(wrong))
  expect([refused.statusCode, refused.json().error]).toEqual([400, sentence])
  expect((await mara.get('/api/entries')).json().entries).toEqual([])
})
