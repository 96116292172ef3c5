import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../testing/detect.ts'
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

test('fewer than 16 days are not tested', () => {
  expect(turningPoint.test(openJournal(ratedDays(15, 'short', () => ({}))), 'seed')).toBeNull()
})
