import { expect, test } from 'vitest'
import { isSubjectWord } from './index.ts'

test.each([
  ['harbour', true],
  ['sea', false],
  ['slowly', false],
  ['person', false],
  ['brought', false],
  ['stayed', false],
  ['breed', true],
  ['miss', false],
  ['self', false],
  ['thence', false],
])('%s can be the subject of an Echo: %s', (word, expected) => {
  expect(isSubjectWord(word)).toBe(expected)
})
