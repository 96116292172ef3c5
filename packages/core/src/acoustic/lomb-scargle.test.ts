import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { normal } from './journals.fixture.ts'
import { spectrum, strongestLine, wavesAt } from './lomb-scargle.ts'

const UNEVEN = [0.4, 1.1, 2.9, 3.3, 4.8, 6.2, 7, 8.7, 9.1, 11.6, 12.4, 13.9]
const EVEN = Array.from({ length: 15 }, (_, i) => i)
const noise = (seed: string, n: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: n }, () => normal(random))
}

test('a whole number of waves is found with its phase and explains all variance', () => {
  for (const phase of [0.3, 2, 5.5]) {
    const series = EVEN.map((t) => 3 + 1.5 * Math.cos(2 * Math.PI * (3 / 15) * t - phase))
    const [line] = spectrum(wavesAt(EVEN, [3 / 15]), series)
    expect(line!.power).toBeCloseTo(1, 9)
    expect(line!.phase).toBeCloseTo(phase, 9)
  }
})

test('at even times it matches the classical periodogram, and its lines add up to all variance', () => {
  const series = noise('even', 15)
  const mean = series.reduce((a, b) => a + b, 0) / 15
  const squares = series.reduce((sum, y) => sum + (y - mean) ** 2, 0)
  const frequencies = [1, 2, 3, 4, 5, 6, 7].map((k) => k / 15)
  const lines = spectrum(wavesAt(EVEN, frequencies), series)
  for (const { frequency, power } of lines) {
    const part = (of: (angle: number) => number) =>
      EVEN.reduce((sum, t) => sum + (series[t]! - mean) * of(2 * Math.PI * frequency * t), 0)
    expect(power).toBeCloseTo((2 * (part(Math.cos) ** 2 + part(Math.sin) ** 2)) / (15 * squares), 9)
  }
  expect(lines.reduce((sum, { power }) => sum + power, 0)).toBeCloseTo(1, 9)
})

test("at uneven times the power is the least-squares wave's", () => {
  const series = noise('uneven', UNEVEN.length)
  const mean = series.reduce((a, b) => a + b, 0) / series.length
  const y = series.map((value) => value - mean)
  const omega = 2 * Math.PI * 0.21
  const cos = UNEVEN.map((t) => Math.cos(omega * t))
  const sin = UNEVEN.map((t) => Math.sin(omega * t))
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)
  // The normal equations of y ≈ a cos ωt + b sin ωt.
  const [cc, cs, ss, yc, ys] = [dot(cos, cos), dot(cos, sin), dot(sin, sin), dot(y, cos), dot(y, sin)]
  const a = (yc * ss - ys * cs) / (cc * ss - cs * cs)
  const b = (ys * cc - yc * cs) / (cc * ss - cs * cs)
  const [line] = spectrum(wavesAt(UNEVEN, [0.21]), series)
  expect(line!.power).toBeCloseTo((a * yc + b * ys) / dot(y, y), 9)
  expect(line!.phase).toBeCloseTo((Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI), 9)
})

test('power stays within 0-1, phase within a turn, and a later start changes no power', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 30 })
  const frequency = fc.double({ min: 1 / 14, max: 1 / 2, noNaN: true })
  fc.assert(
    fc.property(times, frequency, fc.integer(), (tenths, f, seed) => {
      const days = tenths.map((t) => t / 10)
      const series = noise(`p${seed}`, days.length)
      const [line] = spectrum(wavesAt(days, [f]), series)
      const [later] = spectrum(
        wavesAt(
          days.map((t) => t + 40),
          [f],
        ),
        series,
      )
      expect(line!.power).toBeGreaterThanOrEqual(0)
      expect(line!.power).toBeLessThanOrEqual(1 + 1e-9)
      expect(line!.phase).toBeGreaterThanOrEqual(0)
      expect(line!.phase).toBeLessThan(2 * Math.PI + 1e-9)
      expect(later!.power).toBeCloseTo(line!.power, 6)
    }),
  )
})

test('a constant series has no spectrum, and among equal lines the first is the strongest', () => {
  const lines = spectrum(wavesAt(EVEN, [0.1, 0.2]), Array(15).fill(3))
  expect(lines).toEqual([
    { frequency: 0.1, power: 0, phase: 0 },
    { frequency: 0.2, power: 0, phase: 0 },
  ])
  expect(strongestLine(lines)?.frequency).toBe(0.1)
  expect(strongestLine([])).toBeNull()
})
