import { expect, test } from 'vitest'
import { DEVICE_TIERS, deviceTier, layersFor } from './index.ts'

test.each([
  [false, null, 'medium'],
  [false, 0.5, 'low'],
  [false, 2, 'low'],
  [false, 4, 'medium'],
  [false, 8, 'high'],
  [true, 8, 'low'],
  [true, null, 'low'],
] as const)('mobile %s with %s GiB is %s', (mobile, deviceMemory, tier) => {
  expect(deviceTier({ mobile, deviceMemory })).toBe(tier)
})

test('a requested tier takes priority', () => {
  for (const override of DEVICE_TIERS) expect(deviceTier({ mobile: true, deviceMemory: 1, override })).toBe(override)
  expect(deviceTier({ mobile: false, deviceMemory: 8, override: null })).toBe('high')
})

test('layers are 8, 5 and 3, and on a narrow screen 5, 3 and 2', () => {
  expect((['high', 'medium', 'low'] as const).map((tier) => layersFor(tier))).toEqual([8, 5, 3])
  expect((['high', 'medium', 'low'] as const).map((tier) => layersFor(tier, true))).toEqual([5, 3, 2])
})
