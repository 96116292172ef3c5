import { expect, test } from 'vitest'
import { flowPaths } from './flow-paths.ts'
import { aReading } from './journals.fixture.ts'
import { placeOf } from './place.ts'

test('a path connects the entries in order and uses the mean of mood and energy', () => {
  const readings = [
    aReading(1, { ratings: { mood: 2, energy: 2, focus: 3 } }),
    aReading(2, { ratings: { mood: 4, energy: 5, focus: 3 } }),
  ]
  expect(flowPaths(readings, 'forming')).toEqual([
    {
      id: 'f0',
      points: readings.map(placeOf),
      tension: 0.5,
      width: 2.75,
      hue: 145,
      dash: null,
      from: 'e1',
      to: 'e2',
    },
  ])
})

test('a gap of more than three days splits the path, and a single entry has none', () => {
  const readings = [1, 4, 8, 20, 21].map((day) => aReading(day))
  expect(flowPaths(readings, 'irregular').map(({ id, from, to }) => [id, from, to])).toEqual([
    ['f0', 'e1', 'e4'],
    ['f1', 'e20', 'e21'],
  ])
  expect(flowPaths([aReading(1)], 'irregular')).toEqual([])
})

test('only an irregular shape is dashed', () => {
  const readings = [aReading(1), aReading(2)]
  expect(flowPaths(readings, 'irregular')[0]?.dash).toEqual([4, 6])
  for (const shape of ['forming', 'fixed_point', 'drifting', 'limit_cycle'] as const)
    expect(flowPaths(readings, shape)[0]?.dash).toBeNull()
})
