import { expect, test } from 'vitest'
import { tierIncludes } from './index.ts'

test('a tier includes itself and those below it', () => {
  expect(tierIncludes('free', 'free')).toBe(true)
  expect(tierIncludes('free', 'pro')).toBe(false)
  expect(tierIncludes('premium', 'pro')).toBe(true)
})
