import { expect, test } from 'vitest'
import { echoChambers } from './echo-chambers.ts'
import { hueOf } from './hue.ts'
import { aReading, TODAY } from './journals.fixture.ts'
import { placeOf } from './place.ts'

test('mood ranges from blue to amber', () => {
  expect([1, 2, 3, 4, 5].map(hueOf)).toEqual([250, 198, 145, 93, 40])
  expect([0, 7].map(hueOf)).toEqual([250, 40])
})

test('high mood places an entry on the right, high energy at the top, and middle ratings in the middle', () => {
  const place = (mood: number, energy: number, focus: number, sentiment: number | null) =>
    placeOf(aReading(TODAY, { ratings: { mood, energy, focus }, sentiment }))
  const [x, y] = place(3, 3, 3, null)
  // The jitter of one entry is at most 35 px horizontally and 24 px vertically.
  expect(Math.abs(x - 700)).toBeLessThanOrEqual(35)
  expect(Math.abs(y - 400)).toBeLessThanOrEqual(24)
  // Mood 5 and sentiment 0.5: valence 1, 0.4 of 1,400 px. Energy and focus 5: activation 1, 0.38 of 800 px.
  expect(place(5, 3, 3, 0.5)[0] - x).toBeCloseTo(560, 6)
  expect(place(5, 3, 3, 0.9)).toEqual(place(5, 3, 3, 0.5))
  expect(place(1, 3, 3, 0)[0] - x).toBeCloseTo(-420, 6)
  expect(place(3, 5, 5, 0)[1] - y).toBeCloseTo(-304, 6)
  expect(place(3, 1, 3, 0)[1] - y).toBeCloseTo(182.4, 6)
})

test("entries with equal ratings don't overlap", () => {
  const places = Array.from({ length: 24 }, (_, i) => placeOf(aReading(TODAY - i)).join())
  expect(new Set(places).size).toBe(24)
})

test('a chamber shows word count as size, energy as glow, focus as sharpness and age in days', () => {
  const reading = aReading(TODAY - 3, { wordCount: 20, ratings: { mood: 4, energy: 4, focus: 4 } })
  const [chamber] = echoChambers([reading], TODAY, 14)
  expect(chamber).toMatchObject({ id: reading.id, r: 16, hue: 93, glow: 0.68, blur: 1.5, age: 0.214 })
  const wordless = aReading(TODAY, { wordCount: 0, ratings: { mood: 3, energy: 1, focus: 5 } })
  expect(echoChambers([wordless], TODAY, 14)[0]).toMatchObject({ r: 10, glow: 0.2, blur: 0, age: 0 })
})

test('a chamber contains no text', () => {
  const reading = aReading(TODAY, { frequencies: new Map([['harbour', 3]]) })
  expect(Object.keys(echoChambers([reading], TODAY, 14)[0] ?? {})).toEqual([
    'id',
    'x',
    'y',
    'r',
    'hue',
    'glow',
    'blur',
    'age',
  ])
})
