import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { analysis, normal, rating, simulatedJournal } from './journals.fixture.ts'
import type { Shape } from './shape.ts'
import type { AcousticEntry } from './acoustic-entry.ts'

const JOURNALS = 150

/** The share of each shape among journals that all have at least six days. */
function sharesOf(journal: (i: number) => AcousticEntry[]): Record<Shape, number> {
  const shares = { forming: 0, fixed_point: 0, drifting: 0, limit_cycle: 0, irregular: 0 }
  for (let i = 0; i < JOURNALS; i++) {
    const { chaos } = analysis(journal(i), { accountId: `account ${i}` }).mathematical_analysis
    shares[chaos.attractor_type] += 1 / JOURNALS
  }
  return shares
}

test('few journals without a pattern are reported as drifting or a cycle', () => {
  const shares = sharesOf((i) => simulatedJournal(`noise ${i}`))
  expect(shares.irregular).toBeGreaterThan(0.9)
  expect(shares.drifting).toBeLessThan(0.05)
  expect(shares.limit_cycle).toBeLessThan(0.05)
})

test('ratings that carry over from day to day are mostly irregular', () => {
  const shares = sharesOf((i) => simulatedJournal(`carry ${i}`, { carryOver: 0.5 }))
  expect(shares.irregular).toBeGreaterThan(0.78)
  expect(shares.drifting).toBeLessThan(0.2)
  expect(shares.limit_cycle).toBeLessThan(0.05)
})

test('constant ratings are always a fixed point', () => {
  const still = (entry: AcousticEntry, i: number) => ({ ...entry, mood: 4, energy: 3 + (i % 2), focus: 4 })
  expect(sharesOf((i) => simulatedJournal(`still ${i}`).map(still)).fixed_point).toBeCloseTo(1, 9)
})

test('rising ratings are mostly reported as drifting', () => {
  const shares = sharesOf((i) => {
    const random = seededRandom(`climb ${i}`)
    return simulatedJournal(`climb ${i}`).map((entry, k) => {
      const level = rating(1.5 + 0.22 * k + 0.5 * normal(random))
      return { ...entry, mood: level, energy: level, focus: Math.min(5, level + (random() < 0.3 ? 1 : 0)) }
    })
  })
  expect(shares.drifting).toBeGreaterThan(0.7)
})

test('ratings that repeat every four days are mostly reported as a cycle', () => {
  const shares = sharesOf((i) => {
    const random = seededRandom(`round ${i}`)
    return simulatedJournal(`round ${i}`).map((entry) => {
      const level = () => rating(3 + 1.5 * Math.sin((2 * Math.PI * entry.day) / 4) + 0.4 * normal(random))
      return { ...entry, mood: level(), energy: level(), focus: level() }
    })
  })
  expect(shares.limit_cycle).toBeGreaterThan(0.8)
})
