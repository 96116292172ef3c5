import { expect, test } from 'vitest'
import { echogram, tide } from './index.ts'

const SIZE = { width: 376, height: 140 }

test('an echogram has a dot per day with an entry and ends where the trace ends', () => {
  const drawing = echogram([3, null, 4, 5, null, 2], 3.5, SIZE)
  expect(drawing.raw).toHaveLength(4)
  expect(drawing.trace.d.startsWith('M')).toBe(true)
  const end = drawing.last.at(-1)!
  expect(drawing.trace.d.endsWith(`${end.x} ${end.y}`)).toBe(true)
})

test('a higher rating is drawn higher, and everything stays on the drawing', () => {
  const { raw } = echogram([1, 5], null, SIZE)
  expect(raw[1]!.y).toBeLessThan(raw[0]!.y)
  for (const { y } of raw) expect(y).toBeLessThanOrEqual(SIZE.height)
})

test('weaker reverberations are deeper', () => {
  const depths = echogram([3, 4, 3], 3, SIZE).reverberations.map(({ dy }) => dy)
  expect(depths).toEqual(depths.toSorted((a, b) => b - a))
})

test('one entry or none draws no line', () => {
  expect(echogram([null, null], null, SIZE)).toMatchObject({ trace: { d: '' }, raw: [], last: [], baseline: null })
  expect(echogram([null, 3], 3, SIZE).trace.d).toBe('')
})

test('the tide has a stroke per day, taller with more words, the last three marked', () => {
  const strokes = tide([0, 50, 0, 150, 900], 320, 64)
  expect(strokes.map(({ role }) => role)).toEqual(['emptyDay', 'writtenDay', 'emptyDay', 'latestDay', 'latestDay'])
  const top = (index: number) => Number(/V([\d.]+)/.exec(strokes[index]!.d)![1])
  expect(top(3)).toBeLessThan(top(1))
  expect(top(4)).toBeGreaterThanOrEqual(0)
})
