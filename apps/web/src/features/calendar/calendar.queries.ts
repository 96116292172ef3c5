import { entries } from '@soundings/contract/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { keys } from '#web/lib/query-keys.ts'
import { daysLater, rangeOf } from './calendar-days.ts'

/** The number of a day’s entries that are shown with the calendar; My Entries has the rest. */
export const ENTRIES_READ = 5

/** The days with entries of a month (`2026-11`) or a year (`2026`). */
export function periodQuery(api: ApiClient, period: string) {
  return queryOptions({
    queryKey: keys.calendarPeriod(period),
    queryFn: ({ signal }) => api.call(entries.days, { query: rangeOf(period), signal }),
  })
}

/** All days with entries, newest first; one answer covers many years. */
export function allDaysQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: keys.calendarYears,
    queryFn: ({ pageParam, signal }) => api.call(entries.days, { query: { to: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ has_earlier: hasEarlier, date }) => {
      const last = date.at(-1)
      return hasEarlier && last !== undefined ? daysLater(last, -1) : undefined
    },
  })
}

/** The text of a day: its latest entries. */
export function dayEntriesQuery(api: ApiClient, date: string) {
  return queryOptions({
    queryKey: keys.entriesOfDay(date),
    queryFn: ({ signal }) =>
      api
        .call(entries.list, { query: { from: date, to: date, limit: ENTRIES_READ }, signal })
        .then((list) => list.entries),
  })
}
