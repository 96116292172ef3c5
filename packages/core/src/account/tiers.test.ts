import { expect, test } from 'vitest'
import { planAction, TIER_PRICES, tierIncludes, tierLabel, TIERS } from './index.ts'

test('a tier includes itself and the tiers below it', () => {
  expect(tierIncludes('free', 'free')).toBe(true)
  expect(tierIncludes('free', 'pro')).toBe(false)
  expect(tierIncludes('premium', 'pro')).toBe(true)
})

test('an unknown tier is shown as Pro', () => {
  expect(['free', 'pro', 'premium', 'gold', null, undefined].map(tierLabel)).toEqual([
    'Free',
    'Pro',
    'Premium',
    'Pro',
    'Pro',
    'Pro',
  ])
})

test("each plan's button names the change it makes", () => {
  const labels = TIERS.map((current) => TIERS.map((plan) => planAction(current, plan)))
  expect(labels).toEqual([
    ['Current Plan', 'Upgrade', 'Upgrade'],
    ['Downgrade', 'Current Plan', 'Switch Plan'],
    ['Downgrade', 'Switch Plan', 'Current Plan'],
  ])
})

test('the plans have the prices of the specification', () => {
  expect(TIER_PRICES).toEqual({ free: 0, pro: 9.99, premium: 19.99 })
})
