import { expect, test } from 'vitest'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { dayOfDate } from '../time/index.ts'
import { periodAt, periodTitle } from './period.ts'
import { isFull, shelfOf } from './shelf.ts'

const on = (year: number, month: number, date: number) => dayOfDate(year, month, date) ?? Number.NaN

/** The titles of the letters that can be asked for, with an entry on each of these days. */
function titles(days: readonly number[], today: number): string[] {
  const entries = days.map((day) => anEntry(day))
  return shelfOf(entries, today, LEXICON).periods.map(periodTitle)
}

const daysFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

test('a week needs three entries, which may be of one day', () => {
  const week = periodAt('week', on(2026, 10, 19))
  const entriesOn = (...days: number[]) => days.map((day) => ({ day }))
  expect(isFull(week, entriesOn(week.first, week.last))).toBe(false)
  expect(isFull(week, entriesOn(week.first, week.last, week.last + 1))).toBe(false)
  expect(isFull(week, entriesOn(week.first, week.first, week.last))).toBe(true)
  expect(isFull(week, entriesOn(week.first, week.first, week.first))).toBe(true)
})

test('a month needs eight entries on six days', () => {
  const month = periodAt('month', on(2026, 10, 1))
  const entriesOf = (...counts: number[]) =>
    counts.flatMap((count, i) => Array.from({ length: count }, () => ({ day: month.first + i })))
  expect(isFull(month, entriesOf(1, 1, 1, 1, 1, 2))).toBe(false)
  expect(isFull(month, entriesOf(2, 2, 2, 1, 1))).toBe(false)
  expect(isFull(month, entriesOf(2, 2, 1, 1, 1, 1))).toBe(true)
})

test('a year needs 60 entries, the first and the last 200 days apart', () => {
  const year = periodAt('year', on(2026, 1, 1))
  const entriesOver = (span: number, count: number) =>
    [year.first + span - 1, ...daysFrom(year.first, count - 1)].map((day) => ({ day }))
  expect(isFull(year, entriesOver(200, 60))).toBe(true)
  expect(isFull(year, entriesOver(199, 60))).toBe(false)
  expect(isFull(year, entriesOver(200, 59))).toBe(false)
})

test('a period is on the shelf from the day after it', () => {
  const days = daysFrom(on(2026, 10, 19), 7)
  expect(titles(days, on(2026, 10, 25))).toEqual([])
  expect(titles(days, on(2026, 10, 26))).toEqual(['Week of October 19, 2026'])
})

test('after a year of daily entries the shelf has twelve weeks, twelve months and the year, newest first', () => {
  const shelf = titles(daysFrom(on(2026, 1, 1), 365), on(2027, 1, 4))
  expect(shelf.slice(0, 2)).toEqual(['Week of December 28, 2026', 'Week of December 21, 2026'])
  expect(shelf.slice(10, 14)).toEqual([
    'Week of October 19, 2026',
    'Week of October 12, 2026',
    'December 2026',
    'November 2026',
  ])
  expect(shelf.slice(-2)).toEqual(['January 2026', '2026'])
  expect(shelf).toHaveLength(25)
})

test('an empty journal and one in a hard time have an empty shelf', () => {
  expect(shelfOf([], on(2026, 10, 26), LEXICON)).toEqual({ isOpen: true, periods: [] })
  const low = daysFrom(on(2026, 10, 19), 7).map((day) => anEntry(day, { mood: 1 }))
  expect(shelfOf(low, on(2026, 10, 26), LEXICON)).toEqual({ isOpen: false, periods: [] })
})

test('the two weeks of a pause never get a letter, and the weeks around them and the month do', () => {
  const days = daysFrom(on(2026, 9, 28), 28)
  const entries = days.map((day) =>
    anEntry(day, day === on(2026, 10, 8) ? { content: 'I want to die and I have a plan.' } : {}),
  )
  const shelf = shelfOf(entries, on(2026, 11, 2), LEXICON).periods.map(periodTitle)
  expect(shelf).toEqual(['Week of October 19, 2026', 'Week of September 28, 2026', 'October 2026'])
})
