import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { letterOf, saidIn } from '../../../testing/letters.ts'
import { periodAt } from '../period.ts'

const YEAR = periodAt('year', on(1, 1))
const OCTOBER = periodAt('month', on(10, 1))

/** Pages of the year 2026: five in every month, and so many more in May. */
function pages(more: number) {
  const dates = (month: number) => Array.from({ length: month === 5 ? 5 + more : 5 }, (_, i) => on(month, 2 + 2 * i))
  return Array.from({ length: 12 }, (_, i) => dates(i + 1)).flatMap((days) => days.map((day) => anEntry(day)))
}

/** The year with the canoe: 9 or more days of September have an entry, and 16 of October. */
const yearWith = (more: number) => letterOf(YEAR, [...pages(more), ...CANOE_JOURNAL])

test('the letter about a year names the month with the most days', () => {
  const [said = ''] = saidIn('fullest', yearWith(0))
  expect(said).toContain('October')
  expect(said).toContain(`${new Set(daysOfOctober()).size} days`)
})

test('a month with more entries on fewer days is not the fullest', () => {
  const twice = pages(0).flatMap((entry) => {
    const isMay = entry.day >= on(5, 1) && entry.day <= on(5, 31)
    return isMay ? [8, 14, 16, 20].map((hour) => anEntry(entry.day, { hour })) : [entry]
  })
  expect(saidIn('fullest', letterOf(YEAR, [...twice, ...CANOE_JOURNAL])).join(' ')).toContain('October')
})

test('two months with equally many days are not compared', () => {
  const equal = new Set(daysOfOctober()).size - 5
  const spread = [...pages(0), ...Array.from({ length: equal }, (_, i) => anEntry(on(5, 13 + i)))]
  expect(saidIn('fullest', letterOf(YEAR, [...spread, ...CANOE_JOURNAL]))).toEqual([])
})

test('the letters about a week and a month name no fullest month', () => {
  expect(saidIn('fullest', letterOf(OCTOBER, [...pages(0), ...CANOE_JOURNAL]))).toEqual([])
  const lastOfSeptember = anEntry(on(9, 28), { content: 'The baker waved at me with a loaf in each hand.', mood: 4 })
  const week = letterOf(periodAt('week', on(9, 28)), [...CANOE_JOURNAL, lastOfSeptember])
  expect(saidIn('counts', week)).not.toEqual([])
  expect(saidIn('fullest', week)).toEqual([])
})

function daysOfOctober(): number[] {
  return [...pages(0), ...CANOE_JOURNAL].map(({ day }) => day).filter((day) => day >= on(10, 1) && day <= on(10, 31))
}
