import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personWords } from '../moves/index.ts'
import { foldedEntry, searchMarks, searchMatcher } from './index.ts'

const entry = (content: string, tags: string[] = []) => foldedEntry({ content, title: '', tags })
const marked = (text: string, filter: Parameters<typeof searchMarks>[1], most = 9) =>
  searchMarks(text, filter, most).map(({ start, end }) => text.slice(start, end))

test('a person is found as a whole word, also with a possessive, and not inside another word', () => {
  const matches = searchMatcher({ words: personWords('Ann') })
  expect(matches(entry('Lunch with Ann.'))).toBe(true)
  expect(matches(entry('Ann’s boat')) && matches(entry("ANN's boat"))).toBe(true)
  expect(matches(entry('An annual dinner with Anna'))).toBe(false)
})

test('kin are found by every word for them', () => {
  const matches = searchMatcher({ words: personWords(' Mother ') })
  expect(matches(entry('Mum called.')) && matches(entry('My mother called.'))).toBe(true)
  expect(matches(entry('The mothership'))).toBe(false)
  expect(personWords('  ')).toEqual([])
})

test('entries without tags are found alone', () => {
  const matches = searchMatcher({ untagged: true })
  expect([matches(entry('a')), matches(entry('a', ['boat']))]).toEqual([true, false])
})

test('all parts of a search must be met', () => {
  const matches = searchMatcher({ query: 'rain', tag: '#boat', words: ['Oskar'] })
  expect(matches(entry('Rain with Oskar', ['boats']))).toBe(true)
  expect(matches(entry('Rain with Oskar'))).toBe(false)
  expect(matches(entry('Rain', ['boats']))).toBe(false)
})

test('matches are marked in any case, in order, up to a limit', () => {
  expect(marked('Rain, rain and Oskar', { query: 'rain', words: ['oskar'] })).toEqual(['Rain', 'rain', 'Oskar'])
  expect(marked('aaaa', { query: 'a' }, 2)).toEqual(['a', 'a'])
  expect(marked('1+1 (or [so])?', { query: '+1 (or [so])?' })).toEqual(['+1 (or [so])?'])
  expect(marked('Rain', {})).toEqual([])
})

test('any query is found where it stands in a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
      const query = text.trim().normalize('NFC')
      fc.pre(query !== '')
      expect(marked(`~~${query}~~`, { query })).toContain(query)
    }),
  )
})
