import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../../testing/detect.ts'
import { mean } from '../../../statistics/index.ts'
import { turningPoint } from './detect.ts'

test('a change of level is found at its day', () => {
  const changed = openJournal(ratedDays(40, 'turn', (i) => ({ lift: i >= 24 ? 1.8 : -0.6 })))
  const result = turningPoint.test(changed, 'seed')
  expect(result).toMatchObject({ subject: 'mood', isLarge: true })
  expect(result!.p).toBeLessThan(0.005)
  expect(Math.abs(result!.key.since - (FIRST_DAY + 24))).toBeLessThanOrEqual(1)
  expect(turningPoint.tell(changed, { since: FIRST_DAY + 24, metric: 'mood' })?.slots).toMatchObject({
    date: FIRST_DAY + 24,
    days: 16,
    others: 24,
    direction: 'higher',
  })
})

test('days before the examined ones count in “before”, and are not counted as days', () => {
  const long = openJournal(ratedDays(110, 'turn', (i) => ({ lift: i >= 90 ? 1.8 : -0.6 })))
  const slots = turningPoint.tell(long, { since: FIRST_DAY + 90, metric: 'mood' })?.slots
  const before = long.rated.filter(({ day }) => day < FIRST_DAY + 90).map(({ ratings }) => ratings.mood)
  expect(slots).toMatchObject({ otherMean: Number(mean(before).toFixed(1)) })
  expect(slots).not.toHaveProperty('days')
})

test('fewer than 16 days are not tested', () => {
  expect(turningPoint.test(openJournal(ratedDays(15, 'short', () => ({}))), 'seed')).toBeNull()
})
