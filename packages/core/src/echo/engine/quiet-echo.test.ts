import { expect, test } from 'vitest'
import { quietEcho } from '../index.ts'
import { entriesInQuiet } from './quiet-echo.ts'

test('the quiet Echo is a fixed text without resonance, based on nothing', () => {
  const echo = quietEcho(4, 100)
  expect(echo).toMatchObject({ patternType: 'quiet', resonance: 0, basedOnEntries: 4, timeframeDays: 21 })
  expect(echo.receipt).toMatchObject({ entries: [], quotes: [], slots: {}, tone: 'Neutral', state: 'quiet', day: 100 })
})

test('it counts the entries of the last 21 days', () => {
  expect(entriesInQuiet([78, 79, 99, 100], 100)).toBe(3)
})
