import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestValidator } from './validation.ts'

/** How many items of a list a request's validator looks at, of which one is wrong. */
function lookedAt(length: number, wrong: number): number {
  let looked = 0
  const item = z.custom<number>((value) => {
    looked++
    return value === 1
  })
  const validate = requestValidator({ schema: z.object({ list: z.array(item) }), method: 'POST', url: '/' })
  const list = Array.from({ length }, (_, index) => (index >= wrong ? 0 : 1))
  expect(validate({ list })).toHaveProperty('error')
  return looked
}

test('nothing after the first wrong item of a long list is looked at', () => {
  expect(lookedAt(100_000, 2_000)).toBe(2_001)
})

test('of a short list everything that is wrong is found', () => {
  expect(lookedAt(10, 3)).toBe(10)
})
