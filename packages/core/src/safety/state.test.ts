import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DECIDING_DAYS } from './constants.ts'
import { safetyState, type SafetyEntry } from './index.ts'

const TODAY = 200
const anEntry = (entry: Partial<SafetyEntry> = {}): SafetyEntry => ({
  day: TODAY,
  mood: 3,
  sentiment: 0,
  level: 'none',
  ...entry,
})
const calm = (count: number, day = TODAY) => Array.from({ length: count }, () => anEntry({ day }))

test('an empty journal is open', () => {
  expect(safetyState([], TODAY)).toBe('open')
})

test('a hold entry makes a journal quiet for ten days and two later entries, then gentle for five days', () => {
  const journal = (day: number, later: number) => [anEntry({ day, level: 'hold' }), ...calm(later, day)]
  expect(safetyState(journal(TODAY, 5), TODAY)).toBe('quiet')
  expect(safetyState(journal(TODAY - 10, 5), TODAY)).toBe('quiet')
  expect(safetyState(journal(TODAY - 11, 5), TODAY)).toBe('gentle')
  expect(safetyState(journal(TODAY - 15, 5), TODAY)).toBe('gentle')
  expect(safetyState(journal(TODAY - 16, 5), TODAY)).toBe('open')
  expect(safetyState(journal(TODAY - 16, 1), TODAY)).toBe('quiet')
})

test('quiet ends 21 days after the last hold entry, even without further entries', () => {
  const alone = (day: number) => [anEntry({ day, level: 'hold' })]
  expect(safetyState(alone(TODAY - 21), TODAY)).toBe('quiet')
  expect(safetyState(alone(TODAY - 22), TODAY)).toBe('gentle')
  expect(safetyState(alone(TODAY - 27), TODAY)).toBe('open')
})

test('one light entry makes a journal quiet for three days or two later entries', () => {
  const journal = (day: number, later: number) => [anEntry({ day, level: 'light' }), ...calm(later)]
  expect(safetyState(journal(TODAY, 1), TODAY)).toBe('quiet')
  expect(safetyState(journal(TODAY, 2), TODAY)).toBe('open')
  expect(safetyState(journal(TODAY - 3, 0), TODAY)).toBe('quiet')
  expect(safetyState(journal(TODAY - 4, 0), TODAY)).toBe('open')
})

test('two light entries within a week count as a hold entry', () => {
  const pair = (apart: number) => [
    anEntry({ day: TODAY - 8 - apart, level: 'light' }),
    anEntry({ day: TODAY - 8, level: 'light' }),
    ...calm(4, TODAY - 8),
  ]
  expect(safetyState(pair(7), TODAY)).toBe('quiet')
  expect(safetyState(pair(8), TODAY)).toBe('open')
})

test('a heavy entry makes a journal gentle for a week, whatever its mood', () => {
  const journal = (day: number, mood: number | null) => [anEntry({ day, mood, level: 'heavy' }), ...calm(3)]
  expect(safetyState(journal(TODAY - 6, 5), TODAY)).toBe('gentle')
  expect(safetyState(journal(TODAY - 7, null), TODAY)).toBe('open')
})

test('a mean mood of 1.67 over the last three rated entries of ten days makes a journal gentle', () => {
  const moods = (...list: (number | null)[]) => list.map((mood) => anEntry({ mood }))
  expect(safetyState(moods(5, 2, 1, 2), TODAY)).toBe('gentle')
  expect(safetyState(moods(5, 2, 1, null, 2), TODAY)).toBe('gentle')
  expect(safetyState(moods(2, 2, 2), TODAY)).toBe('open')
  expect(safetyState(moods(1), TODAY)).toBe('open')
  expect(safetyState([anEntry({ mood: 1, day: TODAY - 11 }), ...moods(1)], TODAY)).toBe('open')
})

test('low ratings make a journal gentle until a week after the last of them', () => {
  const low = (day: number) => [anEntry({ mood: 1, day }), anEntry({ mood: 1, day })]
  expect(safetyState([...low(TODAY - 5), ...calm(3)], TODAY)).toBe('gentle')
  expect(safetyState([...low(TODAY - 7), ...calm(3, TODAY - 6)], TODAY)).toBe('open')
})

test('two of the last three entries with a low mood and dark words make a journal gentle', () => {
  const dark = anEntry({ mood: 2, sentiment: -0.3 })
  expect(safetyState([dark, anEntry({ mood: 4 }), dark], TODAY)).toBe('gentle')
  expect(safetyState([dark, anEntry({ mood: 4 }), anEntry({ mood: 2, sentiment: -0.29 })], TODAY)).toBe('open')
})

test('a tender entry changes nothing', () => {
  expect(safetyState([anEntry({ level: 'tender' }), ...calm(2)], TODAY)).toBe('open')
})

test('entries older than the deciding days change nothing', () => {
  const level = fc.constantFrom('none', 'tender', 'heavy', 'light', 'hold' as const)
  const mood = fc.option(fc.integer({ min: 1, max: 5 }))
  const entry = fc.record({ day: fc.integer({ min: TODAY - 90, max: TODAY }), mood, level })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (drawn) => {
      const entries = drawn.toSorted((a, b) => a.day - b.day).map((part) => anEntry(part))
      const recent = entries.filter(({ day }) => TODAY - day <= DECIDING_DAYS)
      expect(safetyState(entries, TODAY)).toBe(safetyState(recent, TODAY))
    }),
    { seed: 11 },
  )
})
