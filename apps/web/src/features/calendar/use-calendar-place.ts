import { FIRST_DATE, METRICS, type Metric } from '@soundings/core/entries'
import { dayOfIsoDate } from '@soundings/core/time'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const SPANS = ['month', 'year', 'years'] as const
export type Span = (typeof SPANS)[number]

/** The view of the calendar: a span around a day, with one rating. */
export type CalendarPlace = { span: Span; rating: Metric; day: string }

/**
 * The view in the URL. An invalid value counts as its default, and a day after today as today.
 * @param today the date where the person is
 */
export function useCalendarPlace(today: string) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  /** The view that `go` requested, until the URL has it: another key can be pressed before that. */
  const [asked, setAsked] = useState<{ from: string; place: CalendarPlace } | null>(null)
  const place = asked?.from === key ? asked.place : placeOf(parameters, today)
  /** The URL of the current view with these changes. */
  const to = (change: Partial<CalendarPlace>) => `?${searchOf({ ...place, ...change }, today)}`
  return {
    place,
    to,
    /** Opens the changed view without a new history entry, so that Back leaves the calendar. */
    go: (change: Partial<CalendarPlace>) => {
      setAsked({ from: key, place: { ...place, ...change } })
      void navigate(to(change), { replace: true, preventScrollReset: true })
    },
  }
}

export function placeOf(parameters: URLSearchParams, today: string): CalendarPlace {
  const day = parameters.get('day') ?? today
  const isDay = dayOfIsoDate(day) !== null && day >= FIRST_DATE && day <= today
  return {
    span: SPANS.find((span) => span === parameters.get('span')) ?? 'month',
    rating: METRICS.find((metric) => metric === parameters.get('rating')) ?? 'mood',
    day: isDay ? day : today,
  }
}

function searchOf({ span, rating, day }: CalendarPlace, today: string): string {
  const parameters = new URLSearchParams({ view: 'calendar' })
  if (span !== 'month') parameters.set('span', span)
  if (rating !== 'mood') parameters.set('rating', rating)
  if (day !== today) parameters.set('day', day)
  return parameters.toString()
}
