import { expect, test } from 'vitest'
import { isSafeTag, readingOf, type EchoEntry } from '../echo/index.ts'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { ACTIVITY_NAMES } from './activities.ts'
import { isListed, subjectsOf, type Subject } from './subjects.ts'

/** One entry a day. */
function readingsOf(given: readonly (string | Partial<EchoEntry>)[]) {
  return given.map((one, i) => readingOf(anEntry(i, typeof one === 'string' ? { content: one } : one), LEXICON))
}

/** The subjects of these texts with their entries, by name. */
function found(texts: readonly (string | Partial<EchoEntry>)[]): Record<string, number[]> {
  return Object.fromEntries(
    [...subjectsOf(readingsOf(texts)).values()].map(({ name, entries }) => [name, [...entries]]),
  )
}

/** The only subject of these texts with this name. */
function listed(texts: readonly (string | Partial<EchoEntry>)[], name: string): boolean {
  const readings = readingsOf(texts)
  const [id, subject] = [...subjectsOf(readings)].find(([, one]) => one.name === name) as [string, Subject]
  return isListed(id, subject, readings, LEXICON)
}

test.each([
  'I ran along the canal before it rained.',
  'It was a good morning for a run with the dog.',
  'I have been running in the park again.',
  'I went for a jog and it was cold.',
])('“%s” is a day with running', (text) => {
  expect(found([text])).toEqual({ running: [0] })
})

test.each([
  'We ran out of milk and it was my turn.',
  'The meeting ran late and so did I.',
  'I ran into an old teacher at the shop.',
  'In the long run it is all the same to me.',
  'I did not run this morning because it rained.',
  'I skipped my run and went back to it later.',
  'I should run more and I know it.',
])('“%s” is not', (text) => {
  expect(found([text])).toEqual({})
})

test('a tag and a word for the same activity are one subject', () => {
  const tags = [{ tag: 'run', source: 'hash' as const }]
  const texts = [{ content: 'It was cold. #run', tags }, 'I ran to the harbor and it was fine.']
  expect(found(texts)).toEqual({ running: [0, 1] })
})

test('names beside words for people are people, and names after words for places are places', () => {
  const texts = [
    'I had lunch with Ruben and it was good.',
    'In the evening Ruben said that he was tired of it.',
    'We took the train to Galway, and it was late.',
    'I was in Galway for the day. It was all rain.',
    'This is a book by Austen. I have it here.',
    'The other book by Austen is in the hall.',
  ]
  const subjects = [...subjectsOf(readingsOf(texts)).values()]
  expect(subjects.map(({ name, kind, entries }) => [name, kind, [...entries]])).toEqual([
    ['Ruben', 'person', [0, 1]],
    ['Galway', 'place', [2, 3]],
  ])
})

test('a place of two words is one subject, and the full name of a person is that person', () => {
  const texts = [
    'I was in New York and it was hot.',
    'We flew to New York in the morning.',
    'I had tea with Mara and she was well.',
    'I wrote to Mara Lind and she was glad of it.',
    'In the end Mara Lind said yes to it.',
  ]
  expect(found(texts)).toEqual({ 'New York': [0, 1], Mara: [2, 3, 4] })
})

test('a word that mostly has no capital letter is no name', () => {
  const texts = [
    'I had tea with Rose and she was well.',
    'I cut a rose and it was red. There was another rose, and a rose by the gate.',
    'I told Rose that it was late.',
  ]
  expect(found(texts)).toEqual({})
  expect(found([texts[0]!, texts[2]!])).toEqual({ Rose: [0, 1] })
})

test('days, feasts, languages, titles and acronyms are no names', () => {
  const texts = [
    'I met Christmas and Monday and French, with TV and with Mr and with June.',
    'I was with Christmas on Monday at French, with TV, in June and with Mr.',
  ]
  expect(found(texts)).toEqual({})
})

test('only the writer’s own kin counts, under all its words', () => {
  const texts = [
    'I called my mother and it was good to talk.',
    'In the afternoon Mum was here for a while.',
    'I saw his mother at the shop and she was in a hurry.',
    'My older sister was here and we had tea.',
    'The mother of a boy in the class was there.',
    'Her mum was at the door with a cake.',
    'I met our neighbor’s mother in the hall.',
  ]
  expect(found(texts)).toEqual({ mother: [0, 1], sister: [3] })
})

test('an auto-tag counts once it was left on five entries', () => {
  const tagged = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      content: `It was day ${i}.`,
      tags: [{ tag: 'veneer', source: 'auto' as const }],
    }))
  expect(found(tagged(4))).toEqual({})
  expect(found(tagged(5))).toEqual({ veneer: [0, 1, 2, 3, 4] })
})

test('in a journal that is not in English only tags are subjects', () => {
  const text = 'Heute war ich mit Ruben in Berlin und danach im Kino, es war sehr schön.'
  const tags = [{ tag: 'berlin', source: 'hash' as const }]
  expect(found([{ content: text, tags }, text, text])).toEqual({ berlin: [0] })
})

test.each(['funeral', 'hospital', 'divorce', 'panic', 'debt'])('the tag #%s is never listed', (tag) => {
  const texts = [{ content: 'It was a day like others.', tags: [{ tag, source: 'hash' as const }] }]
  expect(listed(texts, tag)).toBe(false)
})

test('a person at rest is not listed under any word, as a tag or in a text', () => {
  const alive = ['I had tea with my mother and it was good.', 'I called my mother and we talked about the harvest.']
  expect(listed(alive, 'mother')).toBe(true)
  expect(listed([...alive, 'It is a year since Mum died, and I lit a candle.'], 'mother')).toBe(false)
  const ruben = ['I was with Ruben by the sea.', 'I cooked with Ruben and he sang.']
  expect(listed(ruben, 'Ruben')).toBe(true)
  expect(listed([...ruben, 'We said goodbye to Ruben in the rain.'], 'Ruben')).toBe(false)
  const tagged = ruben.map((content) => ({ content, tags: [{ tag: 'ruben', source: 'hash' as const }] }))
  expect(listed([...tagged, 'We said goodbye to Ruben in the rain.'], 'Ruben')).toBe(false)
})

test('a subject is not listed while one of its five newest entries is heavy', () => {
  const tags = [{ tag: 'garden', source: 'hash' as const }]
  const calm = Array.from({ length: 6 }, () => ({ content: 'I was outside and it was fine.', tags }))
  const heavy = { content: 'I want to kill myself tonight.', tags }
  expect(listed(calm, 'garden')).toBe(true)
  expect(listed([...calm, heavy], 'garden')).toBe(false)
  expect(listed([heavy, ...calm], 'garden')).toBe(true)
})

test('every activity may be listed', () => {
  expect(ACTIVITY_NAMES.filter((name) => !isSafeTag(name.replaceAll(' ', '-'), LEXICON))).toEqual([])
  expect(new Set(ACTIVITY_NAMES).size).toBe(ACTIVITY_NAMES.length)
})

test('the search that a subject leads to finds the form in most of its entries', () => {
  const texts = ['I ran to the sea and it was cold.', 'I ran back and it was colder.', 'I had a run in the dark.']
  expect([...subjectsOf(readingsOf(texts)).values()].map(({ look }) => look)).toEqual([{ q: 'ran', tag: '' }])
  const tags = [{ tag: 'run', source: 'hash' as const }]
  const tagged = texts.map((content) => ({ content: `${content} It was me.`, tags }))
  expect([...subjectsOf(readingsOf(tagged)).values()].map(({ look }) => look)).toEqual([{ q: '', tag: 'run' }])
})
