import { expect, test } from 'vitest'
import { documentLogOdds, priorLogOddsZ } from './index.ts'

test('equal shares have equal odds', () => {
  expect(documentLogOdds(5, 10, 5, 10)).toBe(0)
  expect(priorLogOddsZ(5, 1000, 5, 1000)).toBe(0)
})

test('the document log-odds add one half to each cell', () => {
  expect(documentLogOdds(6, 9, 2, 34)).toBeCloseTo(Math.log(6.5 / 3.5) - Math.log(2.5 / 32.5), 12)
})

test('the token log-odds follow the formula of Monroe, Colaresi and Quinn', () => {
  // 20 of 1,000 recent, 10 of 4,000 before: rate 30/5,000, prior 3 of 500.
  const delta = Math.log(23 / (1500 - 23)) - Math.log(13 / (4500 - 13))
  expect(priorLogOddsZ(20, 1000, 10, 4000)).toBeCloseTo(delta / Math.sqrt(1 / 23 + 1 / 13), 12)
})
