import { expect, test } from 'vitest'
import { contentFrequencies, lemma, words } from './index.ts'

test('words are lower case, include apostrophes and accents, and exclude digits', () => {
  expect(words('Tomáš didn’t count 64 steps, she’s SURE.')).toEqual([
    'tomáš',
    "didn't",
    'count',
    'steps',
    "she's",
    'sure',
  ])
})

test.each([
  ['cities', 'city'],
  ['chairs', 'chair'],
  ['dishes', 'dish'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ["harbour's", 'harbour'],
  ['grass', 'grass'],
  ['bonus', 'bonus'],
  ['basis', 'basis'],
  ['bus', 'bus'],
])('%s is counted under %s', (word, key) => {
  expect(lemma(word)).toBe(key)
})

test('content words are counted by lemma, without stop words and contractions', () => {
  const counts = contentFrequencies(words("The chairs and the chair weren't on the quay; the days go by."))
  expect([...counts]).toEqual([
    ['chair', 2],
    ['quay', 1],
  ])
})

test.each([
  ['potatoes', 'potato'],
  ['heroes', 'hero'],
  ['shoes', 'shoe'],
  ['canoes', 'canoe'],
  ['clothes', 'clothes'],
  ['stairs', 'stairs'],
])('%s counts as %s', (word, key) => {
  expect(lemma(word)).toBe(key)
})
