import { expect, test } from 'vitest'
import { keyText, splitBy, testedMetrics } from './rating-split.ts'

const rows = [5, 4, 4, 2, 3, 2].map((mood, day) => ({ day, ratings: { mood, energy: 3, focus: 3 } }))
const firstHalf = rows.map((_, i) => i < 3)

test('a split shows both means to one decimal and the difference of the shown means', () => {
  expect(splitBy(rows, firstHalf, 'mood')).toMatchObject({
    count: 3,
    others: 3,
    mean: 4.3,
    otherMean: 2.3,
    difference: 2,
    direction: 'higher',
    isLarge: true,
  })
})

test('half a point and half a deviation are needed', () => {
  expect(splitBy(rows, firstHalf, 'energy')).toMatchObject({ difference: 0, isLarge: false })
})

test('energy and focus are tested from 60 rows', () => {
  expect(testedMetrics(59)).toEqual(['mood'])
  expect(testedMetrics(60)).toEqual(['mood', 'energy', 'focus'])
})

test('a key is stored as the group and the rating', () => {
  expect(keyText({ group: 'a|b', metric: 'focus' })).toBe('a|b|focus')
})
