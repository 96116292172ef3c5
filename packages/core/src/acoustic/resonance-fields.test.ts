import { expect, test } from 'vitest'
import { aReading } from './journals.fixture.ts'
import { resonanceFields } from './resonance-fields.ts'

const withWords = (day: number, words: string) =>
  aReading(day, { frequencies: new Map(words.split(' ').map((word) => [word, 1])) })

test('two entries that share two rare words resonate with the strength of their cosine', () => {
  const readings = [withWords(1, 'boat tide rope'), withWords(2, 'boat tide bread'), withWords(3, 'letter stamp ink')]
  // A word of one entry weighs ln(4/1.5), a word of two entries ln(4/2.5); n = 3.
  const [rare, shared] = [Math.log(4 / 1.5) ** 2, Math.log(4 / 2.5) ** 2]
  const cosine = (2 * shared) / (2 * shared + rare)
  expect(resonanceFields(readings, readings)).toEqual([
    { from: 'e1', to: 'e2', strength: Math.round(2000 * cosine) / 1000, shared: 2 },
  ])
})

test('one shared word, or many words of which the two shared ones are in every entry, is no resonance', () => {
  const one = [withWords(1, 'boat rope'), withWords(2, 'boat bread')]
  expect(resonanceFields(one, one)).toEqual([])
  const everywhere = Array.from({ length: 8 }, (_, i) =>
    withWords(i, `boat tide ${Array.from({ length: 12 }, (_word, k) => `own${i}${k}`).join(' ')}`),
  )
  expect(resonanceFields(everywhere, everywhere)).toEqual([])
})

test('the strongest come first, at most sixteen, with a strength of at most 1', () => {
  const shown = Array.from({ length: 8 }, (_, i) =>
    withWords(i, i < 2 ? 'boat tide rope mast' : `boat tide own${i} other${i}`),
  )
  const older = Array.from({ length: 30 }, (_, i) => withWords(100 + i, `ink${i}`))
  const fields = resonanceFields(shown, [...older, ...shown])
  expect(fields).toHaveLength(16)
  expect(fields[0]).toEqual({ from: 'e0', to: 'e1', strength: 1, shared: 4 })
  const strengths = fields.map(({ strength }) => strength)
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
})

test('entries that are not shown still count toward how common a word is', () => {
  const shown = [withWords(8, 'boat tide rope'), withWords(9, 'boat tide bread')]
  const older = Array.from({ length: 7 }, (_, i) => withWords(i, 'boat tide'))
  const alone = resonanceFields(shown, [...shown, withWords(1, 'ink')])[0]!.strength
  const among = resonanceFields(shown, [...older, ...shown])[0]?.strength ?? 0
  expect(among).toBeLessThan(alone)
})

test("entries without words don't resonate", () => {
  expect(resonanceFields([aReading(1), aReading(2)], [aReading(1), aReading(2)])).toEqual([])
})
