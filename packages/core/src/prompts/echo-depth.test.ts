import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEPTH_THRESHOLD } from './constants.ts'
import { echoDepthScore, FITTING_PROMPTS } from './index.ts'

type Habit = Parameters<typeof echoDepthScore>[0]
const NOTHING: Habit = { wordCounts: [], insightPer100: 0, questionShare: 0, echoes: 0, entries: 0, fitting: 'all' }
const HALF: Habit = {
  wordCounts: [30, 90, 400],
  insightPer100: 1.25,
  questionShare: 0.25,
  echoes: 4,
  entries: 15,
  fitting: 'all',
}
const FULL: Habit = {
  wordCounts: [180],
  insightPer100: 2.5,
  questionShare: 0.5,
  echoes: 8,
  entries: 150,
  fitting: 'all',
}

const aHabit: fc.Arbitrary<Habit> = fc.record({
  wordCounts: fc.array(fc.nat(2000), { maxLength: 7 }),
  insightPer100: fc.double({ min: 0, max: 20, noNaN: true }),
  questionShare: fc.double({ min: 0, max: 1, noNaN: true }),
  echoes: fc.nat(100),
  entries: fc.nat(5000),
  fitting: fc.constantFrom(...FITTING_PROMPTS),
})

test('an empty journal has no depth', () => {
  expect(echoDepthScore(NOTHING)).toBe(0)
})

// 0.3·(1 − 1/e) = 0.1896361676; half of each other part = 0.35.
test('fifteen entries and half of everything else give 0.54', () => {
  expect(echoDepthScore(HALF)).toBeCloseTo(0.5396361676, 10)
})

test.each([
  [{ entries: 7 }, 0.1118732744],
  [{ wordCounts: [120] }, 0.1666666667],
  [{ wordCounts: [60, 120] }, 0.125],
  [{ wordCounts: [4000, 4000] }, 0.25],
  [{ insightPer100: 1 }, 0.1],
  [{ insightPer100: 9 }, 0.25],
  [{ questionShare: 1 / 7 }, 0.0285714286],
  [{ questionShare: 1 }, 0.1],
  [{ echoes: 3 }, 0.0375],
  [{ echoes: 50 }, 0.1],
])('%o alone gives %d', (part, score) => {
  expect(echoDepthScore({ ...NOTHING, ...part })).toBeCloseTo(score, 10)
})

test("a long, full journal approaches 1, or 0.5 while some prompts don't fit", () => {
  expect(echoDepthScore(FULL)).toBeCloseTo(0.99998638, 10)
  expect(echoDepthScore({ ...FULL, fitting: 'grounding' })).toBe(0.5)
  expect(echoDepthScore({ ...FULL, fitting: 'steady' })).toBe(0.5)
  expect(echoDepthScore({ ...HALF, entries: 2, fitting: 'grounding' })).toBe(echoDepthScore({ ...HALF, entries: 2 }))
})

test("the score is between 0 and 1, and not deep while some prompts don't fit", () => {
  fc.assert(
    fc.property(aHabit, (habit) => {
      const score = echoDepthScore(habit)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      if (habit.fitting !== 'all') expect(score).toBeLessThan(DEPTH_THRESHOLD)
    }),
  )
})

test("increasing any part never lowers the score, and the order of entries doesn't matter", () => {
  fc.assert(
    fc.property(aHabit, fc.nat(50), (habit, more) => {
      const score = echoDepthScore(habit)
      const grown: Partial<Habit>[] = [
        { entries: habit.entries + more },
        { echoes: habit.echoes + more },
        { insightPer100: habit.insightPer100 + more },
        { questionShare: Math.min(1, habit.questionShare + more / 50) },
        { wordCounts: habit.wordCounts.map((count) => count + more) },
      ]
      for (const part of grown) expect(echoDepthScore({ ...habit, ...part })).toBeGreaterThanOrEqual(score)
      expect(echoDepthScore({ ...habit, wordCounts: habit.wordCounts.toReversed() })).toBe(score)
    }),
  )
})
