import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestValidator } from './validation.ts'

/** How many items of a list with one wrong item the validator checks. */
function itemsChecked(length: number, wrong: number): number {
  let checked = 0
  const item = z.custom<number>((value) => {
    checked++
    return value === 1
  })
  const validate = requestValidator({ schema: z.object({ list: z.array(item) }), method: 'POST', url: '/' })
  const list = Array.from({ length }, (_, index) => (index >= wrong ? 0 : 1))
  expect(validate({ list })).toHaveProperty('error')
  return checked
}

test('in a long list nothing after the first wrong item is checked', () => {
  expect(itemsChecked(100_000, 2_000)).toBe(2_001)
})

test('in a short list every wrong item is found', () => {
  expect(itemsChecked(10, 3)).toBe(10)
})
