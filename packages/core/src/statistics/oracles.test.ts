import fc from 'fast-check'
import * as oracle from 'simple-statistics'
import { expect, test } from 'vitest'
import {
  cohensD,
  correlation,
  hypergeometricTail,
  mean,
  median,
  rankCorrelation,
  ranks,
  residuals,
  standardDeviation,
  variance,
} from './index.ts'

const aValue = fc.double({ min: -1000, max: 1000, noNaN: true })
const aSample = fc.array(aValue, { minLength: 2, maxLength: 60 })
/** Ratings 1 to 5: many ties. */
const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 60 })
const pairs = (value: fc.Arbitrary<number>) =>
  fc
    .array(fc.tuple(value, value), { minLength: 3, maxLength: 60 })
    .map((rows) => [rows.map(([x]) => x), rows.map(([, y]) => y)] as const)
    .filter((columns) => columns.every((column) => standardDeviation(column) > 1e-3))

/** Close in the digits that doubles of this size can have. */
function expectClose(ours: number, theirs: number): void {
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(theirs)))
}

test('mean, median, variance and deviation agree with simple-statistics', () => {
  fc.assert(
    fc.property(fc.oneof(aSample, ratings), (sample) => {
      expectClose(mean(sample), oracle.mean(sample))
      expectClose(median(sample), oracle.median(sample))
      expectClose(variance(sample), oracle.sampleVariance(sample))
      expectClose(standardDeviation(sample), oracle.sampleStandardDeviation(sample))
    }),
  )
})

test('the median is the quantile at one half of simple-statistics', () => {
  fc.assert(fc.property(aSample, (sample) => expectClose(median(sample), oracle.quantile(sample, 0.5))))
})

test('the correlation agrees with simple-statistics', () => {
  fc.assert(
    fc.property(fc.oneof(pairs(aValue), pairs(fc.integer({ min: 1, max: 5 }))), ([x, y]) =>
      expectClose(correlation(x, y), oracle.sampleCorrelation([...x], [...y])),
    ),
  )
})

test('the rank correlation agrees with simple-statistics, ties included', () => {
  fc.assert(
    fc.property(fc.oneof(pairs(aValue), pairs(fc.integer({ min: 1, max: 5 }))), ([x, y]) =>
      expectClose(rankCorrelation(x, y), oracle.sampleRankCorrelation([...x], [...y])),
    ),
  )
})

test('a rank is the mean place of its ties among the sorted values', () => {
  fc.assert(
    fc.property(ratings, (sample) => {
      const sorted = sample.toSorted((a, b) => a - b)
      const places = (value: number) => sorted.flatMap((other, i) => (other === value ? [i + 1] : []))
      expect(ranks(sample)).toEqual(sample.map((value) => oracle.mean(places(value))))
    }),
  )
})

test('what the least-squares line leaves agrees with the line of simple-statistics', () => {
  fc.assert(
    fc.property(pairs(fc.double({ min: -50, max: 50, noNaN: true })), ([x, y]) => {
      const line = oracle.linearRegressionLine(oracle.linearRegression(x.map((value, i) => [value, y[i]!])))
      const center = oracle.mean([...y])
      for (const [i, left] of residuals(y, x).entries()) {
        expect(left).toBeCloseTo(y[i]! - line(x[i]!) + center, 6)
      }
    }),
  )
})

test("Cohen's d of two equally large groups rests on the mean of their variances", () => {
  fc.assert(
    fc.property(pairs(fc.integer({ min: 1, max: 5 })), ([a, b]) => {
      const pooled = Math.sqrt((oracle.sampleVariance([...a]) + oracle.sampleVariance([...b])) / 2)
      expectClose(cohensD(a, b), (oracle.mean([...a]) - oracle.mean([...b])) / pooled)
    }),
  )
})

/** n over k; the factorials up to 18 are exact. */
const choose = (n: number, k: number) =>
  k < 0 || k > n ? 0 : oracle.factorial(n) / (oracle.factorial(k) * oracle.factorial(n - k))

test('the hypergeometric tail is the sum of its counted draws', () => {
  const urns = fc
    .tuple(fc.integer({ min: 1, max: 18 }), fc.nat(18), fc.nat(18), fc.nat(18))
    .filter(([total, marked, draws]) => marked <= total && draws <= total)
  fc.assert(
    fc.property(urns, ([total, marked, draws, hits]) => {
      let tail = 0
      for (let x = hits; x <= Math.min(marked, draws); x++)
        tail += choose(marked, x) * choose(total - marked, draws - x)
      expect(hypergeometricTail(hits, marked, draws, total)).toBeCloseTo(tail / choose(total, draws), 9)
    }),
  )
})

test('few draws from a large urn are nearly binomial', () => {
  const [draws, share, total] = [8, 0.3, 100_000]
  const binomial = oracle.binomialDistribution(draws, share)!
  for (let hits = 0; hits <= draws; hits++) {
    const tail = oracle.sum(binomial.slice(hits))
    expect(hypergeometricTail(hits, share * total, draws, total)).toBeCloseTo(tail, 3)
  }
})
