import { z } from 'zod'
import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { DAY_MS, dayOfIsoDate } from '@soundings/core/time'

/** Days between which every time zone can represent each moment. */
const EARLIEST = ENTRY_EARLIEST / DAY_MS + 1
const LATEST = Math.floor(ENTRY_LATEST / DAY_MS) - 1

/** A date without a time zone (`2026-11-21`), from the year 1000 to 9999. */
export const CalendarDate = z.iso.date().refine(
  (date) => {
    const day = dayOfIsoDate(date) ?? Number.NaN
    return day >= EARLIEST && day <= LATEST
  },
  { error: 'A date must be between the years 1000 and 9999.' },
)
