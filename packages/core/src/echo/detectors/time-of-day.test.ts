import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { timeOfDay } from './time-of-day.ts'

test('a planted part of the day is found', () => {
  const entries = ratedDays(30, 'hour', (i) => (i % 3 === 0 ? { lift: 1.6, hour: 7 } : { hour: 18 }))
  const result = timeOfDay.test(openJournal(entries), 'seed')
  // Morning and evening mirror each other here; either names the same split.
  expect(['morning|mood', 'evening|mood']).toContain(result?.key)
  expect(result!.p).toBeLessThan(0.005)
  expect(timeOfDay.tell(openJournal(entries), 'morning|mood')?.slots).toEqual({
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

test('beside an unrated entry nothing is counted: it is a morning entry as well', () => {
  const entries = ratedDays(30, 'hour', (i) => (i % 3 === 0 ? { lift: 1.6, hour: 7 } : { hour: 18 }))
  const unrated = anEntry(FIRST_DAY + 4, { id: 'unrated', mood: null, energy: null, focus: null, hour: 7 })
  const slots = timeOfDay.tell(openJournal([...entries, unrated]), 'morning|mood')?.slots
  expect(slots).toMatchObject({ part: 'morning', direction: 'higher' })
  expect(slots).not.toHaveProperty('entries')
})
