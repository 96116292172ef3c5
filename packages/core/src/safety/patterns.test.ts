import { expect, test } from 'vitest'
import { allMatches, anchoredBy, compile, matchesAt, type Patterns } from './patterns.ts'

const anchoredIn = (patterns: Patterns, words: readonly string[]) => words.map((word) => anchoredBy(patterns, word))

const isIn = (pattern: string, text: string) => {
  const words = text.split(' ')
  const patterns = anchoredIn(compile(pattern, { pet: 'dog cat' }, new Set(['the', 'to'])), words)
  return patterns.some((anchored, at) => matchesAt(anchored, words, at))
}

test.each([
  ['want to die', 'i want to die', true],
  ['want to die', 'i want die', false],
  ['want ..2 die', 'i want to just die', true],
  ['want ..2 die', 'i want not to ever die', false],
  ['want to? die', 'want die', true],
  ['end|ending my life', 'ending my life', true],
  ['strangl* me', 'he strangled me', true],
  ['my $pet died', 'my cat died', true],
  ['cut !hair', 'cut hair', false],
  ['cut !hair', 'cut', true],
  ['~to die in', 'i die in this game', true],
  ['~to die in', 'i want to die in here', false],
  ['~to die in', 'die in here', true],
  ['^ buried', 'buried him', true],
  ['^ buried', 'we buried him', false],
  ['cut $', 'i cut', true],
  ['cut $', 'i cut ?', true],
  ['cut $', 'i cut bread', false],
])('the pattern “%s” in “%s”: %s', (pattern, text, expected) => {
  expect(isIn(pattern, text)).toBe(expected)
})

test('of two patterns at one position the longer matches, and matches never overlap', () => {
  const patterns = compile('dead tired\ndead tired of it\ntired of', {}, new Set())
  const words = 'so dead tired of it all tired of'.split(' ')
  expect(allMatches(anchoredIn(patterns, words), words)).toEqual([
    { start: 1, end: 5 },
    { start: 6, end: 8 },
  ])
})

test('a pattern without a word or with an unknown name throws', () => {
  expect(() => compile('^ ..3 $', {}, new Set())).toThrow('a pattern needs a word')
  expect(() => compile('my $horse', {}, new Set())).toThrow('no words named')
})
