import { expect, test } from 'vitest'
import { seededRandom, type Random } from '../random/index.ts'
import { normal } from '../../testing/journals.ts'
import { maxT } from './max-t.ts'
import { stepDown } from './step-down.ts'

const LIMITS = { level: 0.05, most: 12 }
const daysOf = (n: number) => Array.from({ length: n }, (_, i) => i)

/** A rating that stays close to the previous day’s. */
function carried(random: Random, n: number, phi: number): number[] {
  const values: number[] = []
  for (let i = 0; i < n; i++) values.push(phi * (values[i - 1] ?? 0) + Math.sqrt(1 - phi * phi) * normal(random))
  return values
}

/** A subject that comes in stretches of days. */
function marksOf(random: Random, n: number): number[] {
  const marks: number[] = []
  for (let i = 0; i < n; i++) marks.push(random() < 0.35 ? Number(random() < 0.4) : (marks[i - 1] ?? 0))
  return marks
}

test('of journals without any relation, at most one in twenty shows a pair, even with carry-over', () => {
  const runs = 300
  let shown = 0
  for (let run = 0; run < runs; run++) {
    const random = seededRandom(`null ${run}`)
    const outcomes = [0.5, 0.3, 0].map((phi) => carried(random, 60, phi))
    const marks = Array.from({ length: 8 }, () => marksOf(random, 60))
    if (stepDown(outcomes, marks, daysOf(60), seededRandom(run), LIMITS).length > 0) shown++
  }
  // 0.026 is two standard errors of chance.
  expect(shown / runs).toBeLessThan(0.05 + 0.026)
  expect(shown).toBeGreaterThan(2)
})

test('with one planted pair, a second and false one shows in at most one journal in twenty', () => {
  const runs = 120
  let found = 0
  let wrong = 0
  for (let run = 0; run < runs; run++) {
    const random = seededRandom(`one ${run}`)
    const marks = Array.from({ length: 8 }, () => marksOf(random, 90))
    const mood = carried(random, 90, 0.3).map((value, i) => value + 1.4 * marks[3]![i]!)
    const passed = stepDown([mood, carried(random, 90, 0.3)], marks, daysOf(90), seededRandom(run), LIMITS)
    if (passed.some(({ outcome, mark }) => outcome === 0 && mark === 3)) found++
    if (passed.some(({ outcome, mark }) => outcome !== 0 || mark !== 3)) wrong++
  }
  expect(found / runs).toBeGreaterThan(0.9)
  expect(wrong / runs).toBeLessThan(0.05 + 0.04)
})

test('the first step has the p of the maxT test', () => {
  const random = seededRandom('first')
  const marks = Array.from({ length: 5 }, () => marksOf(random, 80))
  const outcomes = [carried(random, 80, 0.4).map((value, i) => value + 1.6 * marks[2]![i]!), carried(random, 80, 0)]
  const [first] = stepDown(outcomes, marks, daysOf(80), seededRandom('p'), LIMITS)
  const single = maxT(outcomes, marks, daysOf(80), seededRandom('p'))
  expect(first).toMatchObject({ outcome: 0, mark: 2 })
  expect(first?.p).toBe(single?.p)
  expect(first?.r).toBeCloseTo(single!.r, 9)
})

test('two planted pairs are both found, strongest first, with p that never falls', () => {
  const random = seededRandom('two')
  const marks = Array.from({ length: 6 }, () => daysOf(120).map(() => Number(random() < 0.35)))
  const mood = daysOf(120).map((i) => normal(random) + 1.6 * marks[1]![i]! - 1.1 * marks[4]![i]!)
  const passed = stepDown([mood], marks, daysOf(120), seededRandom('p'), LIMITS)
  expect(passed.map(({ mark }) => mark)).toEqual([1, 4])
  expect(passed[1]!.r).toBeLessThan(0)
  expect(passed[1]!.p).toBeGreaterThanOrEqual(passed[0]!.p)
})

test('a subject that is there on the same days as a stronger one adds nothing, and a copy does not break the test', () => {
  const random = seededRandom('copy')
  const mark = daysOf(100).map(() => Number(random() < 0.4))
  // This mark agrees with the planted one on nine of ten days.
  const shadow = mark.map((value) => (random() < 0.9 ? value : 1 - value))
  const mood = mark.map((value) => normal(random) * 0.7 + 1.8 * value)
  const passed = stepDown([mood], [shadow, mark, [...mark]], daysOf(100), seededRandom('p'), LIMITS)
  expect(passed.map((pair) => pair.mark)).toEqual([1])
})

test('a rating or a subject without variation is not tried', () => {
  const flat = daysOf(20).map(() => 3)
  const marks = daysOf(20).map((i) => i % 2)
  expect(stepDown([flat], [marks], daysOf(20), seededRandom(1), LIMITS)).toEqual([])
  expect(stepDown([marks], [flat], daysOf(20), seededRandom(1), LIMITS)).toEqual([])
})
