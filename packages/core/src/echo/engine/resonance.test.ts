import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternResonance, recordResonance } from './resonance.ts'
import type { Finding } from '../finding/finding.ts'

const finding = (strength: number, cover: number): Finding => ({
  key: 'k',
  slots: {},
  entries: [],
  pointsAt: [],
  quotes: [],
  basedOn: 9,
  firstDay: 1,
  lastDay: 9,
  cover,
  strength,
  statistic: {},
})

test('resonance of a record by its formula', () => {
  expect(recordResonance(finding(0.5, 0.4), 7)).toBe(Math.round((0.25 + 0.225 + 0.06 + 0.1 / Math.E) * 100) / 100)
})

test('resonance of the worked pattern example', () => {
  // q 0.003, d 1.39, 21 of 64 entries.
  expect(patternResonance(finding(1.39, 21 / 64), 0.003)).toBe(0.85)
})

test('resonance rises with strength and cover, and is never 1', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(unit, unit, unit, (low, high, cover) => {
      const [a, b] = [Math.min(low, high), Math.max(low, high)]
      expect(recordResonance(finding(b, cover), 3)).toBeGreaterThanOrEqual(recordResonance(finding(a, cover), 3))
      expect(patternResonance(finding(b, cover), 0.01)).toBeGreaterThanOrEqual(
        patternResonance(finding(a, cover), 0.01),
      )
      expect(recordResonance(finding(b, 1), 0)).toBeLessThanOrEqual(0.9)
      expect(patternResonance(finding(2 * b, 1), 0)).toBeLessThanOrEqual(0.97)
    }),
  )
})
