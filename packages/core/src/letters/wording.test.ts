import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfDate } from '../time/index.ts'
import {
  dateText,
  days,
  entries,
  filled,
  lineText,
  numberText,
  sentenceText,
  shareText,
  WORDINGS,
  type WordingName,
} from './wording.ts'

const VALUES = {
  days: 'nine days',
  entries: 'nine entries',
  period: 'the week of October 19',
  word: 'canoe',
  share: 'six of your twelve entries',
  date: 'October 3',
  more: 'five more entries',
  month: 'October',
}
const TODAY = dayOfDate(2026, 11, 5) ?? 0

test('every wording is whole sentences around printed values', () => {
  for (const [name, wordings] of Object.entries(WORDINGS)) {
    for (const index of wordings.keys()) {
      const text = filled(name as WordingName, index, VALUES) ?? ''
      expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u)
      expect(text).not.toMatch(/ {2}| \./u)
    }
  }
})

test('no two wordings of a part are the same', () => {
  for (const wordings of Object.values(WORDINGS)) expect(new Set(wordings).size).toBe(wordings.length)
})

test('a sentence begins with a capital letter, and a wording that no longer exists has no text', () => {
  const index = WORDINGS.counts.indexOf('In {period} you wrote {entries}.')
  expect(filled('counts', index, VALUES)).toBe('In the week of October 19 you wrote nine entries.')
  expect(filled('counts', WORDINGS.counts.length, VALUES)).toBeNull()
})

test('counts up to twelve are words, and larger ones are digits with a comma at the thousands', () => {
  expect([0, 1, 2, 11, 12].map(numberText)).toEqual(['none', 'one', 'two', 'eleven', 'twelve'])
  expect([13, 100, 999, 1_000, 2_620, 1_048_576].map(numberText)).toEqual([
    '13',
    '100',
    '999',
    '1,000',
    '2,620',
    '1,048,576',
  ])
})

test('a printed number can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 10_000_000 }), (count) => {
      expect(Number(numberText(count).replaceAll(',', ''))).toBe(count)
      expect(numberText(count)).toMatch(/^\d{1,3}(?:,\d{3})*$/u)
    }),
  )
})

test('one is singular, and every other count is plural', () => {
  expect([days(1), days(2), entries(1), entries(13)]).toEqual(['one day', 'two days', 'one entry', '13 entries'])
})

test('a share in a letter names the number of entries that it is a share of', () => {
  expect(shareText(7, 23)).toBe('seven of your 23 entries')
  expect(shareText(9, 9)).toBe('all nine of your entries')
})

test('a date has its year when it is more than 300 days ago', () => {
  expect(dateText(TODAY - 300, TODAY)).toBe('January 9')
  expect(dateText(TODAY - 301, TODAY)).toBe('January 8, 2026')
})

test('a line from long ago has the year of its date', () => {
  const line = { text: 'It did not leak.', day: dayOfDate(2025, 10, 24) ?? 0 }
  expect(lineText(line, TODAY)).toBe('From October 24, 2025: “It did not leak.”')
})

test('a sentence is followed by its lines, each with its date', () => {
  const line = { text: 'It did not leak.', entry: 'a', day: dayOfDate(2026, 10, 24) ?? 0 }
  expect(lineText(line, TODAY)).toBe('From October 24: “It did not leak.”')
  expect(sentenceText({ statement: 'You wrote this.', lines: [line, line] }, TODAY)).toBe(
    'You wrote this. From October 24: “It did not leak.” From October 24: “It did not leak.”',
  )
  expect(sentenceText({ statement: 'You wrote nine entries.', lines: [] }, TODAY)).toBe('You wrote nine entries.')
})
