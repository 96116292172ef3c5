import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal, ratedDays } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import type { EchoEntry } from '../journal/entry.ts'
import type { Receipt } from '../finding/receipt.ts'
import { timeOfDay } from '../rules/time-of-day/detect.ts'
import { recountTimeOfDay } from '../rules/time-of-day/recount.ts'
import { turningPoint } from '../rules/turning-point/detect.ts'
import { recountTurningPoint } from '../rules/turning-point/recount.ts'
import { weekdayRhythm } from '../rules/weekday-rhythm/detect.ts'
import { recountWeekday } from '../rules/weekday-rhythm/recount.ts'

/** A journal with a planted pattern, second entries on some days, and a few entries without ratings. */
function journalWith(
  planted: (i: number) => { lift: number } & Partial<EchoEntry>,
  days: number,
  rare: readonly number[],
) {
  const first = ratedDays(days, 'recounting', planted)
  const second = rare.map((i) => anEntry(FIRST_DAY + (i % days), { id: `second ${i}`, hour: 19, mood: 1 + (i % 5) }))
  const unrated = rare
    .slice(0, rare.length % 3)
    .map((i) => anEntry(FIRST_DAY + (i % days), { id: `unrated ${i}`, hour: 8, mood: null, energy: null, focus: null }))
  return openJournal([...first, ...second, ...unrated])
}

const told = ({ slots, quotes }: Pick<Receipt, 'slots' | 'quotes'>) =>
  ({ slots, quotes, entries: [], key: '' }) as unknown as Receipt
const rareDays = fc.uniqueArray(fc.nat(200), { maxLength: 25 })
const someDays = fc.integer({ min: 45, max: 110 })

test('a turning point is recounted as it is told, in long journals and with several or unrated entries on a day', () => {
  fc.assert(
    fc.property(someDays, rareDays, (days, rare) => {
      const since = FIRST_DAY + days - 20
      const journal = journalWith((i) => ({ lift: FIRST_DAY + i >= since ? 1.8 : -0.6 }), days, rare)
      const found = turningPoint.tell(journal, { since, metric: 'mood' })
      if (found) expect(recountTurningPoint(told(found), journal)).toEqual(found.slots)
    }),
  )
})

test('a day of the week is recounted as it is told, with several or unrated entries on a day', () => {
  fc.assert(
    fc.property(someDays, rareDays, (days, rare) => {
      const isSunday = (i: number) => anEntry(FIRST_DAY + i).weekday === 0
      const journal = journalWith((i) => ({ lift: isSunday(i) ? -1.6 : 0.6 }), days, rare)
      const found = weekdayRhythm.tell(journal, { group: 'Sundays', metric: 'mood' })
      if (found) expect(recountWeekday(told(found), journal)).toEqual(found.slots)
    }),
  )
})

test('a part of the day is recounted as it is told, with several or unrated entries on a day', () => {
  fc.assert(
    fc.property(someDays, rareDays, (days, rare) => {
      const journal = journalWith((i) => (i % 3 === 0 ? { lift: 1.6, hour: 7 } : { lift: 0, hour: 18 }), days, rare)
      const found = timeOfDay.tell(journal, { group: 'morning', metric: 'mood' })
      if (found) expect(recountTimeOfDay(told(found), journal)).toEqual(found.slots)
    }),
  )
})
