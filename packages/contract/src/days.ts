import { z } from 'zod'
import { CalendarDate } from './calendar-date.ts'

/** The most days that one answer may have: 25 years with an entry on each day. */
export const DAYS_MAX = 9_132

/** A range of days that includes its first and last day. Without one of them, the range has no limit on that side. */
export const DaysQuery = z.strictObject({ from: CalendarDate.optional(), to: CalendarDate.optional() })
export type DaysQuery = z.infer<typeof DaysQuery>

const Mean = z.number().min(1).max(5).nullable()

/**
 * The days with entries, newest first, as columns of equal length, so that names aren’t repeated for thousands of days.
 * Undated entries have no day.
 */
export const Days = z
  .object({
    /** The oldest day with an entry, in the range or before it; null in a journal without dated entries. */
    first: z.iso.date().nullable(),
    /** True when the range has earlier days with entries: ask again with `to` earlier than the last date listed. */
    has_earlier: z.boolean(),
    date: z.array(z.iso.date()),
    /** For each day, the number of entries and the total of their words. */
    entries: z.array(z.int()),
    words: z.array(z.int()),
    /** For each day, the number of photographs in its entries and of photographs of their pages. */
    photographs: z.array(z.int()),
    /** For each day, the means of the rated entries to two decimals; null without any. */
    mood: z.array(Mean),
    energy: z.array(Mean),
    focus: z.array(Mean),
  })
  .meta({ id: 'Days' })
export type Days = z.infer<typeof Days>
