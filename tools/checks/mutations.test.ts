import { expect, test } from 'vitest'
import { faultsIn } from '../commands/mutations.ts'

/** The source with each of its faults, one at a time. */
function faulty(source: string): string[] {
  return faultsIn('example.ts', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  )
}

test.each([
  ['a < b', ['a <= b']],
  ['a >= b', ['a > b']],
  ['a === b', ['a !== b']],
  ['a && b', ['a || b']],
  ['!a', ['a']],
  ['await a()', ['a()']],
  ['f(41)', ['f(42)']],
  ["f('yes')", ['f("yes?")']],
  ['function f() { return a }', ['function f() { return undefined }']],
])('%s can become %j', (source, expected) => {
  expect(faulty(source)).toEqual(expected)
})

test.each([
  "import { a } from 'a'",
  "const later = () => import('a')",
  "export * from 'a'",
  "export { a } from 'a'",
  "type A = 'x' | 5",
  "const a: 'x' = b",
  "f({ 'x': y })",
  'a + b',
  'a ?? b',
])('nothing is planted in %s', (source) => {
  expect(faulty(source)).toEqual([])
})

test('a fault has its line and what was there before', () => {
  expect(faultsIn('example.ts', 'a()\n\nb(1)')).toMatchObject([{ line: 3, original: '1', kind: 'number' }])
})

test('an expression inside a type assertion is still code', () => {
  expect(faulty('const a = (b < c) as boolean')).toEqual(['const a = (b <= c) as boolean'])
})
