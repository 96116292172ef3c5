import { dayOfDate } from '@soundings/core/time'
import { expect, test } from 'vitest'
import { yearStrip } from './year-strip.ts'

const on = (month: number, date: number) => dayOfDate(2026, month, date) ?? 0
const SIZE = { width: 530, row: 10, padding: { top: 20, bottom: 8 } }
const days = Array.from({ length: 60 }, (_, i) => ({ day: on(9, 1) + i, mood: 1 + (i % 5) }))
const OCTOBER = { year: 2026, from: on(10, 1), to: on(10, 31) }

test('the same year gives the same drawing', () => {
  expect(yearStrip({ ...OCTOBER, days }, SIZE)).toEqual(yearStrip({ ...OCTOBER, days: days.toReversed() }, SIZE))
})

test('it has twelve months, five tints, and a mark below the weeks of the period', () => {
  const { labels, tints, months, band, height } = yearStrip({ ...OCTOBER, days }, SIZE)
  expect(labels.map(({ text }) => text).join('')).toBe('JFMAMJJASOND')
  expect(tints.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
  expect(months.match(/M/gu)).toHaveLength(11)
  // October 1, 2026 is in the 40th week of the year, and October 31 in the 44th.
  expect(band).toBe(`M390 ${height - 1.5}H440`)
})

test('without a rated day nothing is drawn but the frame', () => {
  const { limit, tints, lines } = yearStrip({ ...OCTOBER, days: [] }, SIZE)
  expect([limit, ...tints.map(({ d }) => d), ...lines.map(({ d }) => d)].join('')).toBe('')
})
