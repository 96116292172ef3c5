import { expect, test } from 'vitest'
import { meanRating, newest, stationTurn, type ChartEntry } from './entries.ts'
import { placeEntries } from './place.ts'

const anEntry = (entry: Partial<ChartEntry> = {}): ChartEntry => ({
  id: 'e',
  time: 0,
  words: 100,
  mood: 3,
  energy: 3,
  focus: 3,
  ...entry,
})
const journal = (days: number) => Array.from({ length: days }, (_, i) => anEntry({ id: `e${i}`, time: i * 86_400_000 }))

test('the newest entries are sorted oldest first, whatever order they were given in', () => {
  const ids = newest(journal(6).toReversed(), 3).map((entry) => entry.id)
  expect(ids).toEqual(['e3', 'e4', 'e5'])
  expect(newest(journal(2), 9)).toHaveLength(2)
  expect(newest(journal(3), 0)).toEqual([])
})

test('a missing rating counts as the middle', () => {
  expect(meanRating(anEntry({ mood: null, energy: null, focus: null }))).toBe(3)
  expect(meanRating(anEntry({ mood: 5, energy: null, focus: 1 }))).toBe(3)
})

test('an entry’s id fixes its station', () => {
  expect(stationTurn(anEntry({ id: 'a' }))).toBe(stationTurn(anEntry({ id: 'a', words: 9 })))
  expect(stationTurn(anEntry({ id: 'a' }))).not.toBe(stationTurn(anEntry({ id: 'b' })))
})

test('entries are placed from left to right by date, a single one in the middle', () => {
  const deeps = placeEntries(journal(5), 1000, 500)
  expect(deeps.map((deep) => deep.x)).toEqual(deeps.map((deep) => deep.x).toSorted((a, b) => a - b))
  const alone = placeEntries(journal(1), 1000, 500)
  expect(Math.abs((alone[0]?.x ?? 0) - 500)).toBeLessThanOrEqual(25)
  expect(placeEntries([], 1000, 500)).toEqual([])
})

test('a better day is nearer the surface', () => {
  const [bad] = placeEntries([anEntry({ mood: 1, energy: 1, focus: 1 })], 1000, 500)
  const [good] = placeEntries([anEntry({ mood: 5, energy: 5, focus: 5 })], 1000, 500)
  expect(good!.y).toBeLessThan(bad!.y)
})

test('the order in which entries are given does not move them', () => {
  expect(placeEntries(journal(7).toReversed(), 800, 400)).toEqual(placeEntries(journal(7), 800, 400))
})
