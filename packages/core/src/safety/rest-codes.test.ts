import { expect, test } from 'vitest'
import { CodeSet, restAt, restCodes } from './rest-codes.ts'

const WORDS = ['suicide', 'suicied', 'funeral', 'harbor', 'overdosed', 'strangled']

test('each rest of a word has the code of the same text as a whole word', () => {
  for (const word of WORDS) {
    const rests = restCodes(word).map((_, left) => restAt(word, left))
    expect(rests).toHaveLength(word.length)
    expect(restCodes(word)).toEqual(rests.map((rest) => restCodes(rest)[0]))
  }
})

test('a set has every code that was added and hardly any other', () => {
  const codes = new CodeSet()
  const added = WORDS.flatMap(restCodes)
  for (const code of added) codes.add(code)
  expect(added.every((code) => codes.mayHave(code))).toBe(true)
  expect(restCodes('breakwater').filter((code) => codes.mayHave(code))).toEqual([])
})
