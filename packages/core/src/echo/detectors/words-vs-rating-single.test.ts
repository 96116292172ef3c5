import { expect, test } from 'vitest'
import { found, plainPages, TODAY } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { wordsVsRatingSingle } from './words-vs-rating-single.ts'

test('a good mood beside dark words, quoted as written', () => {
  const dark = 'A miserable, horrible day. I was lonely and tired and it was awful.'
  const finding = found(wordsVsRatingSingle, [...plainPages(6), anEntry(TODAY, { content: dark, mood: 4 })])
  expect(finding?.slots).toMatchObject({ rating: 4, label: 'Good', date: TODAY })
  for (const name of ['first', 'second', 'third']) expect(dark).toContain(finding!.slots[name])
  expect(found(wordsVsRatingSingle, [...plainPages(6), anEntry(TODAY, { content: dark, mood: 3 })])).toBeNull()
  expect(found(wordsVsRatingSingle, [...plainPages(6), anEntry(TODAY - 8, { content: dark, mood: 4 })])).toBeNull()
})
