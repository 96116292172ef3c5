import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { mean } from '../../../statistics/index.ts'
import { weekdayRhythm } from './detect.ts'

test('low Sundays are found, from 20 days over four weeks', () => {
  const sundays = (count: number) =>
    openJournal(
      ratedDays(count, 'week', (i) => (anEntry(FIRST_DAY + i).weekday === 0 ? { lift: -1.6 } : { lift: 0.6 })),
    )
  const result = weekdayRhythm.test(sundays(56), 'seed')
  expect(result).toMatchObject({ key: { group: 'Sundays', metric: 'mood' }, isLarge: true })
  expect(result!.p).toBeLessThan(0.01)
  expect(weekdayRhythm.tell(sundays(56), { group: 'Sundays', metric: 'mood' })?.slots).toMatchObject({
    weekday: 'Sundays',
    days: 8,
    others: 48,
    direction: 'lower',
  })
  expect(weekdayRhythm.test(sundays(27), 'seed')).toBeNull()
})

test('the means are means of entries, because readers average entries', () => {
  const days = ratedDays(56, 'week', (i) => (anEntry(FIRST_DAY + i).weekday === 0 ? { lift: -1.6 } : { lift: 0.6 }))
  const second = days
    .filter(({ weekday }) => weekday === 3)
    .map((entry) => ({ ...entry, id: `${entry.id} b`, mood: 5 }))
  const journal = openJournal([...days, ...second])
  const others = journal.rated.filter(({ day }) => anEntry(day).weekday !== 0).map(({ ratings }) => ratings.mood)
  expect(weekdayRhythm.tell(journal, { group: 'Sundays', metric: 'mood' })?.slots).toMatchObject({
    otherMean: Number(mean(others).toFixed(1)),
  })
})
