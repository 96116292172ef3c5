import { expect, test } from 'vitest'
import { found, plainPages, TODAY } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { wordsVsRatingSingle } from './detect.ts'

const DARK = 'A frustrating, annoying day, and I was tired, stressed, worried and angry about the boat.'

/** Calm entries of the days before. */
const BEFORE = plainPages(7).slice(0, -1)

test('a good mood with words for a hard day is found, and the words are quoted as written', () => {
  const finding = found(wordsVsRatingSingle, [...BEFORE, anEntry(TODAY, { content: DARK, mood: 4 })])
  expect(finding?.slots).toMatchObject({ rating: 4, date: TODAY })
  for (const name of ['first', 'second'] as const) expect(DARK).toContain(finding!.slots[name])
  expect(found(wordsVsRatingSingle, [...BEFORE, anEntry(TODAY, { content: DARK, mood: 3 })])).toBeNull()
  expect(found(wordsVsRatingSingle, [...BEFORE, anEntry(TODAY - 8, { content: DARK, mood: 4 })])).toBeNull()
})

test('no word of an entry rated 1 or 2 is quoted, however glad it sounds', () => {
  const glad = 'A lovely, happy, wonderful day and I was glad and pleased with all of it.'
  expect(found(wordsVsRatingSingle, [...BEFORE, anEntry(TODAY, { content: glad, mood: 2 })])).toBeNull()
})

test('a day with two entries has two ratings, so it is not used', () => {
  const day = [anEntry(TODAY, { content: DARK, mood: 4 }), anEntry(TODAY, { id: 'b', hour: 20, mood: 3 })]
  expect(found(wordsVsRatingSingle, [...BEFORE, ...day])).toBeNull()
})
