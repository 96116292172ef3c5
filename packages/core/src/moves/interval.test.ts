import fc from 'fast-check'
import * as oracle from 'simple-statistics'
import { Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { carryOver, gaps } from '../statistics/index.ts'
import { normal } from '../../testing/journals.ts'
import { differenceInterval, studentQuantile } from './interval.ts'

const rating = fc.integer({ min: 1, max: 5 })
/** Days so far apart that there is no carry-over. */
const apart = (n: number) => Array.from({ length: n }, (_, i) => i * 10)

test.each([
  [3, 3.1824],
  [5, 2.5706],
  [7, 2.3646],
  [10, 2.2281],
  [30, 2.0423],
  [120, 1.9799],
])('with %d degrees of freedom, Student’s quantile is that of the printed tables', (degrees, quantile) => {
  expect(studentQuantile(degrees)).toBeCloseTo(quantile, 2)
})

test('for two equally large groups of independent days, the ends are where the t-test of simple-statistics turns significant', () => {
  const group = fc.array(rating, { minLength: 12, maxLength: 12 })
  const wide = fc.tuple(group, group).filter((pair) => pair.every((half) => oracle.sampleStandardDeviation(half) > 0.3))
  fc.assert(
    fc.property(wide, ([inside, outside]) => {
      const values = [...inside, ...outside]
      const { difference, low, high } = differenceInterval(
        values,
        values.map((_, i) => i < inside.length),
        apart(values.length),
      )
      expect(difference).toBeCloseTo(oracle.mean(inside) - oracle.mean(outside), 9)
      if (low === -4 || high === 4) return
      const [a, b] = [oracle.sampleVariance(inside) / 12, oracle.sampleVariance(outside) / 12]
      const welch = (a + b) ** 2 / (a ** 2 / 11 + b ** 2 / 11)
      expect(Math.abs(oracle.tTestTwoSample(inside, outside, low)!)).toBeCloseTo(studentQuantile(welch), 6)
      expect(Math.abs(oracle.tTestTwoSample(inside, outside, high)!)).toBeCloseTo(studentQuantile(welch), 6)
    }),
  )
})

test('with carry-over, the error is that of the whole matrix of covariances', () => {
  const random = seededRandom('matrix')
  const values: number[] = []
  const has: boolean[] = []
  for (let i = 0; i < 40; i++) {
    values.push(0.6 * (values[i - 1] ?? 0) + normal(random))
    has.push(random() < 0.4)
  }
  const days = values.map((_, i) => i + Math.floor(i / 7))
  const { low, high } = differenceInterval(values, has, days)
  const [inside, outside] = [values.filter((_, i) => has[i]), values.filter((_, i) => !has[i])]
  const [own, other] = [oracle.mean(inside), oracle.mean(outside)]
  const phi = carryOver(
    values.map((value, i) => value - (has[i] ? own : other)),
    gaps(days),
  )
  expect(phi).toBeGreaterThan(0.2)
  const deviations = [oracle.sampleStandardDeviation(inside), oracle.sampleStandardDeviation(outside)] as const
  const deviation = (i: number) => (has[i] ? deviations[0] : deviations[1])
  const weights = Matrix.columnVector(has.map((mark) => (mark ? 1 / inside.length : -1 / outside.length)))
  const covariances = new Matrix(
    days.map((a, i) => days.map((b, j) => deviation(i) * deviation(j) * phi ** Math.abs(a - b))),
  )
  const error = Math.sqrt(weights.transpose().mmul(covariances).mmul(weights).get(0, 0))
  const [a, b] = [deviations[0] ** 2 / inside.length, deviations[1] ** 2 / outside.length]
  const welch = (a + b) ** 2 / (a ** 2 / (inside.length - 1) + b ** 2 / (outside.length - 1))
  expect(high - low).toBeCloseTo(2 * studentQuantile((welch * (1 - phi)) / (1 + phi)) * error, 6)
})

test('the interval holds the true difference in about 95 of 100 journals, even with carry-over', () => {
  for (const phi of [0, 0.4]) {
    let held = 0
    for (let run = 0; run < 500; run++) {
      const random = seededRandom(`coverage ${phi} ${run}`)
      const values: number[] = []
      const has: boolean[] = []
      for (let i = 0; i < 60; i++) {
        has.push(random() < 0.3 ? !(has[i - 1] ?? false) : (has[i - 1] ?? false))
        values.push(phi * (values[i - 1] ?? 0) + Math.sqrt(1 - phi * phi) * normal(random))
      }
      const lifted = values.map((value, i) => value + (has[i] ? 0.8 : 0))
      const { low, high } = differenceInterval(
        lifted,
        has,
        values.map((_, i) => i),
      )
      if (low <= 0.8 && high >= 0.8) held++
    }
    expect(held / 500).toBeGreaterThan(0.925)
    expect(held / 500).toBeLessThan(0.985)
  }
})

test('exchanging the groups turns the interval around, and a later start changes nothing', () => {
  const journals = fc.array(fc.tuple(rating, fc.boolean(), fc.integer({ min: 1, max: 4 })), {
    minLength: 16,
    maxLength: 60,
  })
  fc.assert(
    fc.property(journals, fc.nat(5000), (rows, start) => {
      const has = rows.map(([, mark]) => mark)
      const inside = has.filter(Boolean).length
      fc.pre(inside >= 2 && inside <= has.length - 2)
      const values = rows.map(([value]) => value)
      let day = 0
      const days = rows.map(([, , gap]) => (day += gap))
      const { difference, low, high } = differenceInterval(values, has, days)
      expect(low).toBeLessThanOrEqual(difference)
      expect(high).toBeGreaterThanOrEqual(difference)
      const turned = differenceInterval(
        values,
        has.map((mark) => !mark),
        days.map((one) => one + start),
      )
      expect(turned.difference).toBeCloseTo(-difference, 9)
      expect(turned.low).toBeCloseTo(-high, 9)
      expect(turned.high).toBeCloseTo(-low, 9)
    }),
  )
})

test('days without any spread still have an interval, because ratings are rounded', () => {
  const values = Array.from({ length: 20 }, (_, i) => (i < 10 ? 5 : 3))
  const { difference, low, high } = differenceInterval(
    values,
    values.map((value) => value === 5),
    apart(20),
  )
  expect(difference).toBe(2)
  expect(low).toBeLessThan(1.8)
  expect(high).toBeGreaterThan(2.2)
})
