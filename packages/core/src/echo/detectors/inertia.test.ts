import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { inertia } from './inertia.ts'

const moods = (values: readonly number[]) => openJournal(values.map((mood, i) => anEntry(1000 + i, { mood })))

test('a mood that stays for days carries over', () => {
  const journal = moods([5, 5, 4, 5, 2, 1, 2, 1, 2, 4, 5, 4, 4, 5, 1, 2, 1, 1, 2, 2, 4, 5, 5, 4, 4, 1, 2, 2])
  const result = inertia.test(journal, 'seed')
  expect(result).toMatchObject({ key: 'mood+', isLarge: true })
  expect(result!.p).toBeLessThan(0.01)
  expect(inertia.tell(journal, 'mood+')?.slots).toEqual({
    metric: 'mood',
    moved: 'stayed on the same side',
    same: 22,
    pairs: 27,
  })
})

test('a mood that goes to and fro see-saws', () => {
  const journal = moods(Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 4 : 2)))
  expect(inertia.test(journal, 'seed')?.key).toBe('mood-')
  expect(inertia.tell(journal, 'mood-')?.slots).toMatchObject({
    moved: 'crossed to the other side',
    same: 29,
    pairs: 29,
  })
  expect(inertia.tell(journal, 'mood+')).toBeNull()
})

test('a line that only climbs is no carry-over, and 24 days are too few', () => {
  const climbing = moods(Array.from({ length: 40 }, (_, i) => 2 + i / 20 + (i % 2) * 0.4))
  expect(inertia.test(climbing, 'seed')?.key).not.toBe('mood+')
  expect(inertia.test(moods(Array.from({ length: 24 }, (_, i) => 1 + (i % 5))), 'seed')).toBeNull()
})
