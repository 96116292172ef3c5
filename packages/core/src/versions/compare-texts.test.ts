import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, withoutGap } from './compare-texts.ts'
import { joinPassages } from './join-passages.ts'
import { wordParts } from './word-parts.ts'

const told = (was: string, now: string) =>
  compareTexts(was, now).map(({ kind, words, ...texts }) => ({
    [kind]: words?.filter(({ same }) => !same).map((part) => [part.was, part.now]) ?? texts,
  }))

test('a changed word is found in its paragraph, and a new paragraph for itself', () => {
  const was = 'Kettle’s on.\n\nOver our heads, nine children in life jackets.'
  const now = `Kettle’s on.\n\nOver our heads, eleven children in life jackets.\n\nWhere have I put the other glove?`
  expect(told(was, now)).toEqual([
    { same: { was: 'Kettle’s on.\n\n', now: 'Kettle’s on.\n\n' } },
    { changed: [['nine', 'eleven']] },
    { added: { was: '', now: 'Where have I put the other glove?' } },
  ])
})

test('paragraphs that share few words are one removed and one added', () => {
  expect(told('Bread, two loaves.', 'The heron stood on the pier again.')).toEqual([
    { removed: { was: 'Bread, two loaves.', now: '' } },
    { added: { was: '', now: 'The heron stood on the pier again.' } },
  ])
})

test('a changed paragraph is found between a removed and an added one', () => {
  const was = 'Rang Father about the tap.\nWent out to the lamp twice.'
  const now = 'Went out to the lamp three times.\nOskar caught something small.'
  expect(told(was, now).map((passage) => Object.keys(passage)[0])).toEqual(['removed', 'changed', 'added'])
})

test('white space alone is no difference', () => {
  expect(told('One.\n\nTwo.  \n', 'One.\r\nTwo.').map((passage) => Object.keys(passage))).toEqual([['same']])
})

test('words of scripts without spaces are told apart', () => {
  const parts = wordParts('今日は海へ行きました。', '今日は山へ行きました。')
  expect(parts?.filter(({ same }) => !same)).toEqual([{ same: false, was: '海', now: '山' }])
})

test('a sentence that was added or removed ends with its own mark', () => {
  const [short, long] = ['In life jackets. Then home.', 'In life jackets. All day it rained. Then home.']
  const changes = (was: string, now: string) => wordParts(was, now)?.filter(({ same }) => !same)
  expect(changes(short, long)).toMatchObject([{ was: '', now: expect.stringMatching(/^ ?All day it rained\. ?$/) }])
  expect(changes(long, short)).toMatchObject([{ was: expect.stringMatching(/^ ?All day it rained\. ?$/), now: '' }])
  expect(changes('In.', 'In. All day.')).toEqual([{ same: false, was: '', now: ' All day.' }])
})

test('a short paragraph to which much was added is a changed one', () => {
  const now = 'It rained. All day it sounded like potatoes being emptied onto the floor.'
  expect(compareTexts('It rained.', now).map(({ kind }) => kind)).toEqual(['changed'])
})

test('changes with nothing but spaces between them are one', () => {
  expect(wordParts('a quick brown fox', 'a slow red fox')?.filter(({ same }) => !same)).toEqual([
    { same: false, was: 'quick brown', now: 'slow red' },
  ])
})

const line = fc.string({
  unit: fc.constantFrom('a', 'bb ', ' ', 'é', '水', ',', '😀', '\n', '\r\n', 'lamp '),
  maxLength: 40,
})
const text = fc.oneof(line, fc.string({ unit: 'binary', maxLength: 60 }))

test('whatever the texts, the passages joined are both of them again', () => {
  fc.assert(
    fc.property(text, text, (was, now) => {
      const passages = compareTexts(was, now)
      expect(passages.map((passage) => passage.was).join('')).toBe(was)
      expect(passages.map((passage) => passage.now).join('')).toBe(now)
      for (const passage of passages) {
        if (!passage.words) continue
        expect(passage.words.map((part) => part.was).join('')).toBe(withoutGap(passage.was))
        expect(passage.words.map((part) => part.now).join('')).toBe(withoutGap(passage.now))
      }
    }),
    { numRuns: 1_000 },
  )
})

test('keeping one side of every difference gives that side’s words', () => {
  fc.assert(
    fc.property(text, text, (was, now) => {
      const passages = compareTexts(was, now)
      const words = (whole: string) => whole.split(/\s+/u).filter((word) => word !== '')
      expect(words(joinPassages(passages, () => ({ was: true, now: false })))).toEqual(words(was))
      expect(words(joinPassages(passages, () => ({ was: false, now: true })))).toEqual(words(now))
    }),
  )
})

test('both sides of a difference are separate paragraphs of the joined text', () => {
  const passages = compareTexts('Out to the lamp twice, before lunch.', 'Out to the lamp once, before lunch.\n\nA box?')
  expect(joinPassages(passages, () => ({ was: true, now: true }))).toBe(
    'Out to the lamp twice, before lunch.\n\nOut to the lamp once, before lunch.\n\nA box?',
  )
  expect(joinPassages(passages, () => ({ was: false, now: false }))).toBe('')
})

const MEGABYTE = 1_048_576
/** A megabyte of lines that are all different. */
const lines = (name: string) =>
  Array.from({ length: 26_000 }, (_, nth) => `${name} ${nth} of the harbor, and so on.`).join('\n')
const repeated = (unit: string) => unit.repeat(MEGABYTE / unit.length)

test.each([
  ['two long texts with nothing in common', lines('Gull'), lines('Boat')],
  ['one paragraph of a megabyte that was changed in the middle', repeated('so on '), `${repeated('so on ')}end`],
  ['long texts of the same few lines', repeated('a\nb\n'), repeated('b\nb\na\n')],
  ['long texts of the same few words', repeated('a b '), repeated('b b a ')],
  ['a long text and none', lines('Gull'), ''],
])('%s are compared, which in quadratic time would take hours', (_, was, now) => {
  const passages = compareTexts(was, now)
  expect(passages.map((passage) => passage.was).join('')).toBe(was)
  expect(passages.map((passage) => passage.now).join('')).toBe(now)
})
