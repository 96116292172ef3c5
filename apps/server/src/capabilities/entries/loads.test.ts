import { expect, test } from 'vitest'
import { inLoads } from './loads.ts'

test('a list is read in loads of a megabyte and of so many rows, and a longer text by itself', () => {
  const sizes = [10, 10, 10, 999_985, 20, 3_000_000, 5]
  const loads = [
    ...inLoads(
      sizes.map((bytes) => ({ bytes })),
      3,
    ),
  ]
  expect(loads.map((load) => load.map(({ bytes }) => bytes))).toEqual([[10, 10, 10], [999_985], [20], [3_000_000], [5]])
})
