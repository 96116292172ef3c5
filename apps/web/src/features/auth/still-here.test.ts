import { expect, test } from 'vitest'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import { stillHere } from './still-here.ts'

test('a failed sign-out says that the person is still signed in, and why', () => {
  const lost = new UnreachableError()
  expect(stillHere(lost)).toBe(`You’re still signed in. ${lost.message}`)
  expect(stillHere(new ApiError(503, { error: 'Out of reach.' }))).toBe('You’re still signed in. Out of reach.')
  expect(stillHere(new ApiError(502, {}))).toBe('You’re still signed in. Please try again.')
})
