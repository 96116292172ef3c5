import { expect, test } from 'vitest'
import { found } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { returnGap } from './return-gap.ts'

test('empty days are counted between the two pages', () => {
  const entries = [...Array.from({ length: 8 }, (_, i) => anEntry(70 + i)), anEntry(95, { mood: 4 })]
  expect(found(returnGap, entries)?.slots).toEqual({ gap: 17, span: 18, from: 77, to: 95 })
})

test('a return on a middling or a low day is not told: nobody knows what kept the writer away', () => {
  const before = Array.from({ length: 8 }, (_, i) => anEntry(70 + i))
  expect(found(returnGap, [...before, anEntry(95, { mood: 3 })])).toBeNull()
  expect(found(returnGap, [...before, anEntry(95, { mood: 4 }), anEntry(96, { mood: 2 })])).toBeNull()
})

test('not where gaps are usual, where an imported page lies between, or long after the return', () => {
  const usual = Array.from({ length: 9 }, (_, i) => anEntry(20 + 10 * i))
  expect(found(returnGap, usual)).toBeNull()
  const gap = [...Array.from({ length: 8 }, (_, i) => anEntry(70 + i)), anEntry(95, { mood: 4 })]
  expect(found(returnGap, [...gap, anEntry(85, { historic: true })])).toBeNull()
  expect(
    found(
      returnGap,
      gap.map((entry) => anEntry(entry.day - 6, { mood: 4 })),
    ),
  ).toBeNull()
})
