import { expect, test } from 'vitest'
import type { Slots } from '../wording/slots.ts'
import type { Finding } from '../finding/finding.ts'
import { hasNews, isSameThing, quotesSame } from './news.ts'

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

test('a pair about the same thing, in any case, is recognized', () => {
  const pair = (word: string) => isSameThing({ slots: { word: 'Lantern' } }, { slots: { word } } as unknown as Finding)
  expect(pair('lantern')).toBe(true)
  expect(pair('barge')).toBe(false)
})

test('a passage repeats a line that is a part of it, and no other', () => {
  const quotes = (start: number, end: number, entry = 'e1') =>
    quotesSame({ quotes: [LINE] }, { quotes: [{ entry, start, end }] } as unknown as Finding)
  expect(quotes(0, 40)).toBe(true)
  expect(quotes(5, 40)).toBe(true)
  expect(quotes(9, 40)).toBe(false)
  expect(quotes(0, 40, 'e2')).toBe(false)
})
