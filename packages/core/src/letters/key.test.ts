import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfDate } from '../time/index.ts'
import { letterKey, periodOfKey } from './key.ts'
import { LETTER_KINDS, periodAt } from './period.ts'

test('a letter is named by its kind and its first day', () => {
  const day = dayOfDate(2026, 10, 20) ?? 0
  expect(LETTER_KINDS.map((kind) => letterKey(periodAt(kind, day)))).toEqual([
    'week-2026-10-19',
    'month-2026-10-01',
    'year-2026-01-01',
  ])
})

test('the name of a letter leads back to its period', () => {
  const day = fc.integer({ min: dayOfDate(1000, 1, 6) ?? 0, max: dayOfDate(9999, 12, 31) ?? 0 })
  fc.assert(
    fc.property(fc.constantFrom(...LETTER_KINDS), day, (kind, at) => {
      expect(periodOfKey(letterKey(periodAt(kind, at)))).toEqual(periodAt(kind, at))
    }),
  )
})

test.each([
  '',
  'month',
  'month-',
  'month-2026-10-02',
  'month-2026-13-01',
  'month-2026-10-01 ',
  'month-2026-10-1',
  'Month-2026-10-01',
  'week-2026-10-20',
  'year-2026-10-01',
  'day-2026-10-01',
  '2026-10-01',
])('“%s” names no letter', (key) => {
  expect(periodOfKey(key)).toBeNull()
})
