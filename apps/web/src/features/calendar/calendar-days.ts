import type { Days } from '@soundings/contract/days'
import { METRICS, RATING_LABELS, type Metric } from '@soundings/core/entries'
import { DAY_MS, dayOfIsoDate, daysInMonth, isoDateOf, weekdayOf } from '@soundings/core/time'
import type { YearDay } from '#web/chart/geometry/index.ts'
import { counted, weekdayAndDay } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'

/** Height in px of a weekday in the strip of a year. */
export const STRIP_ROW = 12

/** A day with entries. Each rating is the mean of the day, or null on a day without that rating. */
export type CalendarDay = { entries: number; words: number; photographs: number } & Record<Metric, number | null>

/** The days in one or more answers, by date. */
export function daysByDate(answers: readonly Days[]): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()
  for (const { date, entries, words, photographs, mood, energy, focus } of answers) {
    for (const [index, one] of date.entries()) {
      days.set(one, {
        entries: entries[index] ?? 0,
        words: words[index] ?? 0,
        photographs: photographs[index] ?? 0,
        mood: mood[index] ?? null,
        energy: energy[index] ?? null,
        focus: focus[index] ?? null,
      })
    }
  }
  return days
}

export const yearOfDate = (date: string) => Number(date.slice(0, 4))
/** One rating of each day, as the drawings of a year need it. */
export function yearDays(days: ReadonlyMap<string, CalendarDay>, metric: Metric): ReadonlyMap<string, YearDay> {
  return new Map([...days].map(([date, day]) => [date, { value: day[metric], words: day.words }]))
}

/** The month of a date, such as `2026-11`. */
export const monthOfDate = (date: string) => date.slice(0, 7)

/** The first and last date of a month (`2026-11`) or a year (`2026`). */
export function rangeOf(period: string): { from: string; to: string } {
  if (period.length === 4) return { from: `${period}-01-01`, to: `${period}-12-31` }
  const [year = 0, month = 0] = period.split('-').map(Number)
  return { from: `${period}-01`, to: `${period}-${String(daysInMonth(year, month)).padStart(2, '0')}` }
}

/** The dates of a month in weeks; null before the first and after the last. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const { from, to } = rangeOf(month)
  const [first, last] = [dayOf(from), dayOf(to)]
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7
  const weeks = Math.ceil((lead + last - first + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, row) => {
      const day = first - lead + week * 7 + row
      return day < first || day > last ? null : isoDateOf(day)
    }),
  )
}

/** A date some days later, or earlier when negative. */
export function daysLater(date: string, days: number): string {
  return isoDateOf(dayOf(date) + days)
}

/** The same date some months later, or the last day of a shorter month. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  const to = [toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth))]
  return to.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}

/** The place of a date in its week, 0-6, when weeks begin on `firstWeekday`. */
export function rowOf(date: string, firstWeekday: number): number {
  return (weekdayOf(dayOf(date)) - firstWeekday + 7) % 7
}

/** The screen-reader text of a day: everything that its cell shows. */
export function daySentence(date: string, day: CalendarDay | undefined, metric: Metric, today: string): string {
  const name = `${weekdayAndDay(date)}${date === today ? ', today' : ''}.`
  if (!day) return `${name} Nothing written.`
  const photographs = day.photographs > 0 ? `, ${counted(day.photographs, 'photo', 'photos')}` : ''
  const entries = day.entries > 1 ? `, ${day.entries} entries` : ''
  return `${name} ${ratingText(day, metric)}. ${counted(day.words, 'word', 'words')}${photographs}${entries}.`
}

/** The text of a day’s rating, such as “Mood 5, Great”, from the rounded mean of the day. */
export function ratingText(day: CalendarDay, metric: Metric): string {
  const value = day[metric]
  if (value === null) return 'Not rated'
  const level = Math.round(value)
  return `${METRIC_NAMES[metric]} ${level}, ${RATING_LABELS[metric][level - 1]}`
}

/** The number of days and words, and the mean of each rating’s day means. */
export type Facts = { days: number; words: number } & Record<Metric, number | null>

export function factsOf(days: readonly CalendarDay[]): Facts {
  const means = METRICS.map((metric) => {
    const values = days.flatMap((day) => day[metric] ?? [])
    return [metric, values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length]
  })
  return {
    days: days.length,
    words: days.reduce((sum, { words }) => sum + words, 0),
    ...(Object.fromEntries(means) as Record<Metric, number | null>),
  }
}

/** The text of a mean, such as “3.4”, or a dash without a rating. */
export function meanText(value: number | null): string {
  return value === null ? '–' : value.toFixed(1)
}

/** The words after the mean, such as “mood on average”; without ratings, “no mood ratings” replaces both. */
export function meanName(value: number | null, metric: Metric): string {
  const name = METRIC_NAMES[metric].toLowerCase()
  return value === null ? `no ${name} ratings` : `${name} on average`
}

/** The ordinal day of a date that is known to be valid. */
function dayOf(date: string): number {
  return dayOfIsoDate(date) ?? Date.parse(date) / DAY_MS
}
