import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { seededRandom } from '../../random/index.ts'
import { settling } from './settling.ts'

function journal(days: number) {
  const random = seededRandom('swing')
  return openJournal(
    Array.from({ length: days }, (_, i) => {
      const step = () => (i < 116 ? 1 + Math.floor(random() * 5) : random() < 0.2 ? 4 : 3)
      return anEntry(1000 + i, { mood: step(), energy: step(), focus: step() })
    }),
  )
}

test('ratings that calm down are told with both swings', () => {
  const result = settling.test(journal(140), 'seed')!
  expect(result.isLarge).toBe(true)
  expect(result.p).toBeLessThan(0.005)
  expect(result.subject).toMatch(/-$/u)
  const { slots } = settling.tell(journal(140), 'all-@long')!
  expect(slots).toMatchObject({ ratings: 'ratings', direction: 'smaller', steps: 24, others: 115 })
  expect(Number(slots['swing'])).toBeLessThan(Number(slots['otherSwing']))
  expect(settling.tell(journal(140), 'all+@long')).toBeNull()
})

test('45 days have too few steps', () => {
  expect(settling.test(journal(45), 'seed')).toBeNull()
})
