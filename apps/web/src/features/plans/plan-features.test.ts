import { expect, test } from 'vitest'
import { PLAN_FEATURES } from './plan-features.ts'

test('the Free plan states how often an Echo comes, and from when an advanced one', () => {
  expect(PLAN_FEATURES.free).toContain('A new Echo every 7 days')
  expect(PLAN_FEATURES.free).toContain('1 Pro-level advanced Echo after 30 entries')
})
