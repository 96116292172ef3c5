import { expect, test } from 'vitest'
import { filterOf, hashOf, NO_FILTER } from './logbook-place.ts'

test('a search is in the fragment of its address, and comes back from it', () => {
  const filter = { ...NO_FILTER, q: 'a & b = #c? ö', person: 'Tomáš', mood: '1-2', from: '2026-01-02', untagged: true }
  expect(filterOf(hashOf(filter))).toEqual(filter)
  expect(hashOf(filter)).toMatch(/^#q=/)
})

test('no search has no fragment', () => {
  expect(hashOf(NO_FILTER)).toBe('')
  expect(hashOf({ ...NO_FILTER, q: '  ' })).toBe('')
  expect(filterOf('')).toEqual(NO_FILTER)
})

test('what is neither a date nor a rating is left out', () => {
  expect(filterOf('#from=soon&to=2026-1-1&mood=9&energy=2-&focus=4&view=x')).toEqual({ ...NO_FILTER, focus: '4' })
})
