import { expect, test } from 'vitest'
import { isDark, type ReturningEntry } from './is-dark.ts'

const bright: ReturningEntry = { mood: 4, level: 'none', sentiment: 0.3, isForeign: false }

test('a well rated, warmly worded entry is bright, and so is an unrated one with warm words', () => {
  expect(isDark(bright)).toBe(false)
  expect(isDark({ ...bright, mood: 3 })).toBe(false)
  expect(isDark({ ...bright, mood: null })).toBe(false)
})

test.each<[string, Partial<ReturningEntry>]>([
  ['mood 1', { mood: 1 }],
  ['mood 2', { mood: 2 }],
  ['a tender subject', { level: 'tender' }],
  ['a heavy subject', { level: 'heavy' }],
  ['a light sign', { level: 'light' }],
  ['wording of crisis', { level: 'hold' }],
  ['cool words, whatever the rating', { mood: 5, sentiment: 0.09 }],
  ['bleak words, whatever the rating', { mood: 5, sentiment: -0.4 }],
  ['words without a score', { sentiment: null }],
])('an entry with %s is dark', (_, change) => {
  expect(isDark({ ...bright, ...change })).toBe(true)
})

test('in another language only a good rating makes an entry bright', () => {
  const german: ReturningEntry = { ...bright, isForeign: true, sentiment: 0 }
  expect(isDark(german)).toBe(false)
  expect(isDark({ ...german, mood: 3 })).toBe(true)
  expect(isDark({ ...german, mood: null, sentiment: 0.5 })).toBe(true)
})
