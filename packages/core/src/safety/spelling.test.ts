import { expect, test } from 'vitest'
import { spellingOf } from './spelling.ts'

const spelling = spellingOf(
  ['suicide', 'funeral', 'strangled', 'overdosed'],
  (word) => word === 'overjoyed' || word === 'strangle',
)

test.each([
  ['suicied', 'suicide'],
  ['suicde', 'suicide'],
  ['suuicide', 'suicide'],
  ['suiside', 'suicide'],
  ['funarel', 'funeral'],
  ['strangeld', 'strangled'],
])('“%s” means “%s”', (written, meant) => {
  expect(spelling(written)).toBe(meant)
})

test('a known word, a short word and an unrelated word stay unchanged', () => {
  expect(['overjoyed', 'strangle', 'fun', 'breakwater'].map(spelling)).toEqual([
    'overjoyed',
    'strangle',
    'fun',
    'breakwater',
  ])
})
