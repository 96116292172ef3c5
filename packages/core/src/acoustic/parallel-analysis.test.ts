import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { featureMatrix } from './feature-matrix.ts'
import { aReading, normal } from './journals.fixture.ts'
import { varianceByChance } from './parallel-analysis.ts'
import { principalComponents } from './principal-components.ts'

const columnsOf = (make: (random: () => number) => [number, number, number]) => {
  const random = seededRandom('columns')
  const readings = Array.from({ length: 40 }, (_, day) => {
    const [mood, energy, focus] = make(random)
    return aReading(day, { ratings: { mood, energy, focus } })
  })
  return featureMatrix(readings).map(({ values }) => values)
}

test('unrelated columns retain about as much variance as chance', () => {
  const columns = columnsOf((random) => [normal(random), normal(random), normal(random)])
  const { varianceRetained } = principalComponents(columns)
  expect(Math.abs(varianceRetained - varianceByChance(columns, seededRandom('chance')))).toBeLessThan(0.07)
})

test('related columns retain far more', () => {
  const columns = columnsOf((random) => {
    const shared = normal(random)
    return [shared, shared + 0.1 * normal(random), -shared]
  })
  const chance = varianceByChance(columns, seededRandom('chance'))
  expect(principalComponents(columns).varianceRetained - chance).toBeGreaterThan(0.15)
})

test('the same seed gives the same result, and without columns chance retains everything', () => {
  const columns = columnsOf((random) => [normal(random), normal(random), normal(random)])
  expect(varianceByChance(columns, seededRandom('a'))).toBe(varianceByChance(columns, seededRandom('a')))
  expect(varianceByChance(columns, seededRandom('a'))).not.toBe(varianceByChance(columns, seededRandom('b')))
  expect(varianceByChance([], seededRandom('a'))).toBe(1)
})
