import { expect, test } from 'vitest'
import { safetyState, type SafetyEntry } from './index.ts'

const TODAY = 200
const anEntry = (entry: Partial<SafetyEntry> = {}): SafetyEntry => ({
  day: TODAY,
  mood: 3,
  sentiment: 0,
  scan: { crisis: [], heavy: false },
  ...entry,
})
const calm = (count: number, day = TODAY) => Array.from({ length: count }, () => anEntry({ day }))
const CRISIS = { crisis: ['suicide' as const], heavy: false }
const HEAVY = { crisis: [], heavy: true }

test('an empty journal is open', () => {
  expect(safetyState([], TODAY)).toBe('open')
})

test('a crisis holds for 14 local days and no longer once five entries have followed', () => {
  const journal = (day: number) => [anEntry({ day, scan: CRISIS }), ...calm(5)]
  expect(safetyState(journal(TODAY - 14), TODAY)).toBe('hold')
  expect(safetyState(journal(TODAY - 15), TODAY)).toBe('open')
})

test('a crisis holds among the last five entries however long ago it was', () => {
  const old = anEntry({ day: TODAY - 300, scan: CRISIS })
  expect(safetyState([old, ...calm(4)], TODAY)).toBe('hold')
  expect(safetyState([old, ...calm(5)], TODAY)).toBe('open')
})

test('a mean mood of 1.67 over the last three rated entries is heavy, unrated ones passed over', () => {
  const moods = (...list: (number | null)[]) => list.map((mood) => anEntry({ mood }))
  expect(safetyState(moods(5, 2, 1, 2), TODAY)).toBe('heavy')
  expect(safetyState(moods(5, 2, 1, null, 2), TODAY)).toBe('heavy')
  expect(safetyState(moods(2, 2, 2), TODAY)).toBe('open')
  expect(safetyState(moods(1), TODAY)).toBe('open')
})

test('two of the last three with a low mood and dark words are heavy', () => {
  const dark = anEntry({ mood: 2, sentiment: -0.3 })
  expect(safetyState([dark, anEntry({ mood: 4 }), dark], TODAY)).toBe('heavy')
  expect(safetyState([dark, anEntry({ mood: 4 }), anEntry({ mood: 2, sentiment: -0.29 })], TODAY)).toBe('open')
})

test('heavy wording counts for seven days, and not beside a good mood', () => {
  const journal = (day: number, mood: number | null) => [anEntry({ day, mood, scan: HEAVY }), ...calm(3)]
  expect(safetyState(journal(TODAY - 7, 3), TODAY)).toBe('heavy')
  expect(safetyState(journal(TODAY - 7, null), TODAY)).toBe('heavy')
  expect(safetyState(journal(TODAY - 8, 3), TODAY)).toBe('open')
  expect(safetyState(journal(TODAY - 1, 4), TODAY)).toBe('open')
})
