import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../testing/detect.ts'
import { mean } from '../../statistics/index.ts'
import { turningPoint } from './turning-point.ts'

test('a change of level is found at its day', () => {
  const changed = openJournal(ratedDays(40, 'turn', (i) => ({ lift: i >= 24 ? 1.8 : -0.6 })))
  const result = turningPoint.test(changed, 'seed')
  expect(result).toMatchObject({ subject: 'mood', isLarge: true })
  expect(result!.p).toBeLessThan(0.005)
  expect(Math.abs(Number(result!.key.split('|')[0]) - (FIRST_DAY + 24))).toBeLessThanOrEqual(1)
  expect(turningPoint.tell(changed, `${FIRST_DAY + 24}|mood`)?.slots).toMatchObject({
    date: FIRST_DAY + 24,
    days: 16,
    others: 24,
    direction: 'higher',
  })
})

test('what lies before the days looked at counts in “before”, and is not counted in days', () => {
  const long = openJournal(ratedDays(110, 'turn', (i) => ({ lift: i >= 90 ? 1.8 : -0.6 })))
  const slots = turningPoint.tell(long, `${FIRST_DAY + 90}|mood`)?.slots
  const before = long.rated.filter(({ day }) => day < FIRST_DAY + 90).map(({ ratings }) => ratings.mood)
  expect(slots).toMatchObject({ otherMean: Number(mean(before).toFixed(1)) })
  expect(slots).not.toHaveProperty('days')
})

test('fewer than 16 days are not tested', () => {
  expect(turningPoint.test(openJournal(ratedDays(15, 'short', () => ({}))), 'seed')).toBeNull()
})
