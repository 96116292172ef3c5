import { expect, test } from 'vitest'
import type { Slots } from '../wording/slots.ts'
import type { Finding } from './finding.ts'
import { hasNews, isSamePair } from './news.ts'

const LINE = { entry: 'e1', start: 0, end: 9 }
const told = { slots: { mean: 4, otherMean: 3, entries: 6, direction: 'higher' }, quotes: [LINE] }
const news = (slots: Slots, quotes = [LINE]) =>
  hasNews(told, { slots: { ...told.slots, ...slots }, quotes } as unknown as Finding)

test('a finding with the same numbers and the same line is no news', () => {
  expect(news({})).toBe(false)
  expect(news({ mean: 4.2, entries: 8 })).toBe(false)
})

test('a mean that moved, a count that grew by half, a turn and a new line are news', () => {
  expect(news({ otherMean: 2.6 })).toBe(true)
  expect(news({ entries: 9 })).toBe(true)
  expect(news({ direction: 'lower' })).toBe(true)
  expect(news({}, [{ ...LINE, entry: 'e2' }])).toBe(true)
})

test('a pair is the same as an earlier one about its thing or with one of its lines', () => {
  const before = { slots: { word: 'Lantern' }, quotes: [LINE] }
  const pair = (word: string, quotes = [{ ...LINE, entry: 'e2' }]) =>
    isSamePair(before, { slots: { word }, quotes } as unknown as Finding)
  expect(pair('lantern')).toBe(true)
  expect(pair('barge', [LINE])).toBe(true)
  expect(pair('barge')).toBe(false)
})
