import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { timeOfDay } from './detect.ts'

test('a planted part of the day is found', () => {
  const entries = ratedDays(30, 'hour', (i) => (i % 3 === 0 ? { lift: 1.6, hour: 7 } : { hour: 18 }))
  const result = timeOfDay.test(openJournal(entries), 'seed')
  // Morning and evening are complements here; either names the same split.
  expect(['morning', 'evening']).toContain(result?.key.group)
  expect(result!.p).toBeLessThan(0.005)
  expect(timeOfDay.tell(openJournal(entries), { group: 'morning', metric: 'mood' })?.slots).toMatchObject({
    part: 'morning',
    metric: 'mood',
    entries: 10,
    others: 20,
    mean: expect.any(Number),
    otherMean: expect.any(Number),
    difference: expect.any(Number),
    direction: 'higher',
  })
})

test('with an unrated morning entry nothing is counted', () => {
  const entries = ratedDays(30, 'hour', (i) => (i % 3 === 0 ? { lift: 1.6, hour: 7 } : { hour: 18 }))
  const unrated = anEntry(FIRST_DAY + 4, { id: 'unrated', mood: null, energy: null, focus: null, hour: 7 })
  const slots = timeOfDay.tell(openJournal([...entries, unrated]), { group: 'morning', metric: 'mood' })?.slots
  expect(slots).toMatchObject({ part: 'morning', direction: 'higher' })
  expect(slots).not.toHaveProperty('entries')
})
