import { expect, test } from 'vitest'
import { DAY_MS, dayOfIsoDate, localStamp, timeOfLocal } from '../time/index.ts'
import {
  countWords,
  ENTRY_EARLIEST,
  ENTRY_LATEST,
  FIRST_DATE,
  foldedEntry,
  hasInsightStar,
  hasWordStar,
  LAST_DATE,
  searchMatcher,
  UNKNOWN_TIME,
  wordStarHint,
} from './index.ts'

test('words are counted as a reader would count them', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('  one   two\nthree ')).toBe(3)
  expect(countWords('It is — well — half-past 9.')).toBe(5)
  expect(countWords('Łódź je krásné město')).toBe(4)
})

test('the word star needs 100 words, and its hint appears at 50', () => {
  expect(wordStarHint(49)).toBeNull()
  expect(wordStarHint(50)).toBe('(50 more for ⭐)')
  expect(wordStarHint(99)).toBe('(1 more for ⭐)')
  expect(wordStarHint(100)).toBeNull()
  expect(hasWordStar(99)).toBe(false)
  expect(hasWordStar(100)).toBe(true)
})

test('the insight star needs two sliders that differ from 3', () => {
  expect(hasInsightStar({ mood: 3, energy: 3, focus: 3 })).toBe(false)
  expect(hasInsightStar({ mood: 4, energy: 3, focus: 3 })).toBe(false)
  expect(hasInsightStar({ mood: 4, energy: 3, focus: 1 })).toBe(true)
})

test('search matches part of the content, title or a tag, in any case', () => {
  const searchable = { content: 'Walked the BREAKWATER again', title: 'A wet morning', tags: ['breakwater', 'walking'] }
  const entry = foldedEntry(searchable)
  expect(searchMatcher({ query: 'breakw' })(entry)).toBe(true)
  expect(searchMatcher({ query: 'wet' })(entry)).toBe(true)
  expect(searchMatcher({ query: 'dry' })(entry)).toBe(false)
  expect(searchMatcher({ tag: '#WALK' })(entry)).toBe(true)
  expect(searchMatcher({ query: 'wet', tag: 'choir' })(entry)).toBe(false)
  expect(searchMatcher({ query: ' ', tag: '' })(entry)).toBe(true)
  expect(
    searchMatcher({ query: 'caf\u00e9' })(foldedEntry({ ...searchable, content: 'The cafe\u0301 by the quay' })),
  ).toBe(true)
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'the first and the last date of an entry fit into the range of its time in every zone: %s',
  (zone) => {
    const [first, last] = [dayOfIsoDate(FIRST_DATE) ?? Number.NaN, dayOfIsoDate(LAST_DATE) ?? Number.NaN]
    for (const day of [first, last]) {
      for (const time of ['00:00', UNKNOWN_TIME, '23:59']) {
        const at = timeOfLocal(day, time, zone)
        expect(at).toBeGreaterThanOrEqual(ENTRY_EARLIEST)
        expect(at).toBeLessThanOrEqual(ENTRY_LATEST)
        expect(localStamp(at, zone).day).toBe(day)
      }
    }
  },
)

test('the first and the last date of an entry are one day inside the range of its time', () => {
  expect(dayOfIsoDate(FIRST_DATE)).toBe(ENTRY_EARLIEST / DAY_MS + 1)
  expect(dayOfIsoDate(LAST_DATE)).toBe(Math.floor(ENTRY_LATEST / DAY_MS) - 1)
})
