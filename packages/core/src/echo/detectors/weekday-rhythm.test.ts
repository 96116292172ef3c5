import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { weekdayRhythm } from './weekday-rhythm.ts'

test('low Sundays are found, from 20 days over four weeks', () => {
  const sundays = (count: number) =>
    openJournal(
      ratedDays(count, 'week', (i) => (anEntry(FIRST_DAY + i).weekday === 0 ? { lift: -1.6 } : { lift: 0.6 })),
    )
  const result = weekdayRhythm.test(sundays(56), 'seed')
  expect(result).toMatchObject({ key: 'Sundays|mood', isLarge: true })
  expect(result!.p).toBeLessThan(0.01)
  expect(weekdayRhythm.tell(sundays(56), 'Sundays|mood')?.slots).toMatchObject({
    weekday: 'Sundays',
    days: 8,
    others: 48,
    direction: 'lower',
  })
  expect(weekdayRhythm.test(sundays(27), 'seed')).toBeNull()
})
