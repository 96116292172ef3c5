import { expect, test } from 'vitest'
import { exceeds } from './json-size.ts'

test.each([
  ['{"content":"a, b, {c} [d]","mood":3}', 2],
  ['[1,1,1]', 3],
  ['["a \\" , still a text","b"]', 2],
  ['["ends in a slash \\\\","b"]', 2],
  ['{"never ends', 1],
])('%s contains no more values than its signs outside of texts indicate', (json, values) => {
  expect(exceeds(Buffer.from(json), { values })).toBe(false)
  expect(exceeds(Buffer.from(json), { values: values - 1 })).toBe(true)
})

test('names and levels are counted outside of texts, too', () => {
  const json = Buffer.from('{"a":{"b":[1,"c: [[["]}}')
  expect(exceeds(json, { values: 9, names: 2, depth: 3 })).toBe(false)
  expect(exceeds(json, { values: 9, names: 1 })).toBe(true)
  expect(exceeds(json, { values: 9, depth: 2 })).toBe(true)
})
