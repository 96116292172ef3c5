import { z } from 'zod'
import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { DAY_MS, dayOfIsoDate } from '@soundings/core/time'

/** The first and last day on which every time zone can represent each moment. */
const EARLIEST = ENTRY_EARLIEST / DAY_MS + 1
const LATEST = Math.floor(ENTRY_LATEST / DAY_MS) - 1

/** A time on a 24-hour clock (`21:40`). */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Write a time like 21:40.' })

/** A date without a time zone (`2026-11-21`), from the year 1000 to 9999. */
export const CalendarDate = z.iso.date().refine(
  (date) => {
    const day = dayOfIsoDate(date) ?? Number.NaN
    return day >= EARLIEST && day <= LATEST
  },
  { error: 'A date must be between the years 1000 and 9999.' },
)

/** A local day and time, without a time zone. */
export const LocalMoment = z.strictObject({ date: CalendarDate, time: ClockTime })
export type LocalMoment = z.infer<typeof LocalMoment>
