import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry, rating } from '../../../testing/journals.ts'
import { seededRandom } from '../../random/index.ts'
import { wordsVsRatingRun } from './words-vs-rating-run.ts'

const BY_MOOD = [
  'It was a terrible, miserable day and I was angry about the awful noise in the whole house.',
  'It was a poor day and I was rather tired of the noise that filled the whole house again.',
  'It was a day like the others and I sat with the papers until the lamp was put out again.',
  'It was a good day and I was rather glad of the people that filled the whole house again.',
  'It was a wonderful, happy day and I was delighted by the lovely people in the whole house.',
]

/** Words that follow the mood, one step darker over the last entries; or words that never follow it. */
function journal(follows: boolean) {
  const random = seededRandom('beside')
  return openJournal(
    Array.from({ length: 140 }, (_, i) => {
      const mood = rating(1 + random() * 4)
      const shown = follows ? Math.max(0, mood - 1 - (i >= 116 ? 2 : 0)) : Math.floor(random() * 5)
      return anEntry(1000 + i, { mood, content: BY_MOOD[shown]! })
    }),
  )
}

test('words that turn darker beside the same numbers', () => {
  const result = wordsVsRatingRun.test(journal(true), 'seed')!
  expect(result).toMatchObject({ subject: 'darker', isLarge: true })
  expect(result.p).toBeLessThan(0.005)
  const { slots } = wordsVsRatingRun.tell(journal(true), result.key)!
  expect(slots['direction']).toBe('darker')
  expect(Number(slots['pointing'])).toBeGreaterThan(Number(slots['entries']) / 2)
})

test('where the scorer does not follow the ratings, it is silent', () => {
  expect(wordsVsRatingRun.test(journal(false), 'seed')).toBeNull()
})
