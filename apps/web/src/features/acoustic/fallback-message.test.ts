import { expect, test } from 'vitest'
import { fallbackMessage } from './fallback-message.ts'

test.each(['Need at least 3 recent entries (found 2)', 'Insufficient data', 'Your patterns are still forming'])(
  '"%s" is told as patterns still forming',
  (message) => {
    expect(fallbackMessage(message)).toBe('Your patterns are still forming - keep writing to unlock advanced analysis')
  },
)

test('any other failure is shown as lightweight mode', () => {
  expect(fallbackMessage('analysis unavailable')).toBe('Lightweight mode active (server analysis unavailable)')
  expect(fallbackMessage('')).toBe('Lightweight mode active (server analysis unavailable)')
})
