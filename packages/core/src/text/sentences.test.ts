import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentences } from './index.ts'

const texts = (content: string) => sentences(content).map((sentence) => sentence.text)

test('sentences end at final punctuation and at line ends', () => {
  expect(texts('Out early. Was it cold? No!\nA list:\n\nmilk')).toEqual([
    'Out early.',
    'Was it cold?',
    'No!',
    'A list:',
    'milk',
  ])
})

test("abbreviations and initials don't end a sentence", () => {
  expect(texts('At night I called Thos. Hill and Messrs. Kos. They came.')).toEqual([
    'At night I called Thos. Hill and Messrs. Kos.',
    'They came.',
  ])
  expect(texts('Mrs. Kos met Dr. W. Hale on Jan. 4. They spoke.')).toEqual([
    'Mrs. Kos met Dr. W. Hale on Jan. 4.',
    'They spoke.',
  ])
  expect(texts('So did I. Then we left.')).toEqual(['So did I.', 'Then we left.'])
})

test("German ordinals and abbreviations of other languages don't end a sentence, and a number does", () => {
  expect(texts('Am 3. Mai kamen alle in den 2. Stock. Ich bin 23. Danach ging ich.')).toEqual([
    'Am 3. Mai kamen alle in den 2. Stock.',
    'Ich bin 23.',
    'Danach ging ich.',
  ])
  expect(texts('La Sra. Ruiz llegó. Il Sig. Rossi no.')).toEqual(['La Sra. Ruiz llegó.', 'Il Sig. Rossi no.'])
  expect(texts('I was 23. Then we left.')).toEqual(['I was 23.', 'Then we left.'])
})

test('offsets give the sentence in the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (content) => {
      let end = 0
      for (const sentence of sentences(content)) {
        expect(content.slice(sentence.start, sentence.end)).toBe(sentence.text)
        expect(sentence.start).toBeGreaterThanOrEqual(end)
        end = sentence.end
      }
    }),
  )
})
