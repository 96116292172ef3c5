import { expect, test } from 'vitest'
import { daysByDate, daySentence, factsOf, monthsLater, rangeOf, weeksOf, type CalendarDay } from './calendar-days.ts'
import { placeOf } from './use-calendar-place.ts'

const day = (changes: Partial<CalendarDay> = {}): CalendarDay => ({
  entries: 1,
  words: 103,
  photographs: 0,
  mood: 5,
  energy: 4,
  focus: 2.5,
  ...changes,
})

test('a month has every one of its dates once, in weeks that begin where the locale begins them', () => {
  for (const month of ['2026-02', '2024-02', '2026-11', '1900-12']) {
    for (const firstWeekday of [0, 1, 6]) {
      const weeks = weeksOf(month, firstWeekday)
      const dates = weeks.flat().filter((date) => date !== null)
      expect([dates[0], dates.at(-1)]).toEqual(Object.values(rangeOf(month)))
      expect(new Set(dates).size).toBe(Number(dates.at(-1)?.slice(8)))
      expect(weeks.every((week) => week.length === 7 && week.some((date) => date !== null))).toBe(true)
    }
  }
  // November 1, 2026, is a Sunday.
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-11', 1)[0]?.[6]).toBe('2026-11-01')
})

test('a month later is the same date, or the last of a shorter month', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsLater('2024-02-29', -12)).toBe('2023-02-28')
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15')
  expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15')
})

test('a day is one sentence, with all that its cell shows', () => {
  const of = (one: CalendarDay | undefined, today = '2026-11-22') => daySentence('2026-11-08', one, 'mood', today)
  expect(of(day())).toBe('Sunday, November 8. Mood 5, Great. 103 words.')
  expect(of(day({ entries: 2, mood: 3.5, words: 1 }))).toBe('Sunday, November 8. Mood 4, Good. 1 word, 2 entries.')
  expect(of(day({ photographs: 1 }))).toBe('Sunday, November 8. Mood 5, Great. 103 words, 1 photo.')
  expect(of(day({ photographs: 3, entries: 2 }))).toContain('103 words, 3 photos, 2 entries.')
  expect(of(day({ mood: null }))).toBe('Sunday, November 8. Not rated. 103 words.')
  expect(of(undefined)).toBe('Sunday, November 8. Nothing written.')
  expect(of(day(), '2026-11-08')).toContain('Sunday, November 8, today.')
})

test('figures count days and words, and average the rated days', () => {
  const facts = factsOf([day(), day({ mood: 2 }), day({ mood: null, words: 4 })])
  expect(facts).toMatchObject({ days: 3, words: 210, mood: 3.5 })
  expect(factsOf([])).toEqual({ days: 0, words: 0, mood: null, energy: null, focus: null })
})

test('columns of several answers are one calendar', () => {
  const answer = (date: string, mood: number | null) => ({
    first: null,
    has_earlier: false,
    date: [date],
    entries: [1],
    words: [9],
    photographs: [0],
    mood: [mood],
    energy: [1],
    focus: [1],
  })
  const days = daysByDate([answer('2026-11-08', 5), answer('2001-01-01', null)])
  expect([...days.keys()]).toEqual(['2026-11-08', '2001-01-01'])
  expect(days.get('2001-01-01')).toMatchObject({ mood: null, words: 9 })
})

test.each([
  ['', { span: 'month', rating: 'mood', day: '2026-11-22' }],
  ['span=year&rating=focus&day=2026-01-02', { span: 'year', rating: 'focus', day: '2026-01-02' }],
  ['span=week&rating=luck&day=2026-02-30', { span: 'month', rating: 'mood', day: '2026-11-22' }],
  ['day=2026-11-23', { span: 'month', rating: 'mood', day: '2026-11-22' }],
  ['day=0999-12-31', { span: 'month', rating: 'mood', day: '2026-11-22' }],
])('the address “%s” is a place', (search, place) => {
  expect(placeOf(new URLSearchParams(search), '2026-11-22')).toEqual(place)
})
