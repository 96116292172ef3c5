import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

test('a short Echo is shared as it is', () => {
  expect(shareText('“Enough” appears in 5 of your last 9 entries.')).toBe(
    '“Enough” appears in 5 of your last 9 entries.',
  )
})

test('a long one is cut to 280 characters without breaking one', () => {
  const shared = shareText('🌊'.repeat(300))
  expect(Array.from(shared)).toHaveLength(280)
  expect(shared.endsWith('🌊…')).toBe(true)
})
