import { expect, test } from 'vitest'
import { found } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { returnGap } from './detect.ts'

test('empty days are counted between the two entries', () => {
  const entries = [...Array.from({ length: 8 }, (_, i) => anEntry(70 + i)), anEntry(95, { mood: 4 })]
  expect(found(returnGap, entries)?.slots).toEqual({ gap: 17, span: 18, from: 77, to: 95 })
})

test('a return on a middling or a low day is not used: the reason for the break is unknown', () => {
  const before = Array.from({ length: 8 }, (_, i) => anEntry(70 + i))
  expect(found(returnGap, [...before, anEntry(95, { mood: 3 })])).toBeNull()
  expect(found(returnGap, [...before, anEntry(95, { mood: 4 }), anEntry(96, { mood: 2 })])).toBeNull()
})

test('no return is found where gaps are usual, after an imported entry in between, or long after the return', () => {
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
