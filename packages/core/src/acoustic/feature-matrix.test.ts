import { expect, test } from 'vitest'
import { featureMatrix } from './feature-matrix.ts'
import { aReading } from './journals.fixture.ts'

const rated = (mood: number, given = {}) => aReading(mood, { ratings: { mood, energy: 3, focus: 3 }, ...given })

test('a column has mean 0 and deviation 1, and a constant feature gives no column', () => {
  const columns = featureMatrix([rated(1), rated(2), rated(3)])
  expect(columns).toEqual([{ feature: 'mood', values: [-1, 0, 1] }])
})

test('length uses a logarithm', () => {
  const readings = [1, 3, 7].map((wordCount, day) => aReading(day, { wordCount }))
  expect(featureMatrix(readings)).toEqual([{ feature: 'length', values: [-1, 0, 1] }])
})

test('a feature missing in two of five entries is a column filled with the mean, one missing in three is not', () => {
  const speeds = [40, 50, 60, null, null]
  const readings = speeds.map((typingSpeed, day) => aReading(day, { typingSpeed }))
  const [column] = featureMatrix(readings)
  expect(column?.feature).toBe('tempo')
  expect(column?.values.map((value) => Math.round(value * 1000) / 1000)).toEqual([-1.414, 0, 1.414, 0, 0])
  expect(featureMatrix([...readings, aReading(6)])).toEqual([])
})

test('features stay in order', () => {
  const readings = [1, 2, 4].map((value, day) =>
    aReading(day, {
      ratings: { mood: value, energy: 5 - value, focus: value },
      sentiment: value / 10,
      lexicalDiversity: 0.8 + value / 100,
      typingSpeed: 30 + value,
      wordCount: 10 * value,
    }),
  )
  expect(featureMatrix(readings).map(({ feature }) => feature)).toEqual([
    'mood',
    'energy',
    'focus',
    'sentiment',
    'length',
    'diversity',
    'tempo',
  ])
})

test('identical entries give no columns', () => {
  expect(featureMatrix([aReading(1), aReading(2), aReading(3)])).toEqual([])
})
