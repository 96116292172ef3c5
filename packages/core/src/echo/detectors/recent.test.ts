import { expect, test } from 'vitest'
import { recentEffect, recentParts, recentWindows, shownPair } from './recent.ts'

test('the windows of section A', () => {
  expect(recentWindows(17)).toEqual([
    ['short', 6],
    ['long', 8],
  ])
  expect(recentWindows(200)).toEqual([
    ['short', 10],
    ['long', 24],
  ])
  expect(recentParts('we+@long', 200)).toEqual({ name: 'we+', window: 24 })
  expect(recentParts('we+', 200)).toBeNull()
})

test('an effect is that of the newest against those before', () => {
  expect(recentEffect([1, 2, 1, 2, 5, 6], 2)).toBeGreaterThan(3)
})

test('two numbers that look alike, or that point the wrong way, are not shown', () => {
  expect(shownPair(0.84, 0.81, 1, true)).toBeNull()
  expect(shownPair(0.86, 0.81, 1, true)).toEqual([0.9, 0.8])
  expect(shownPair(0.86, 0.81, 1, false)).toBeNull()
})
