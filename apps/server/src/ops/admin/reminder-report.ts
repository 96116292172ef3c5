import { isoDateOf, localDay } from '@soundings/core/time'
import { z } from 'zod'
import { COUNTED_WAYS, reminderCountsStore } from '#server/capabilities/reminders/reminder-counts.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'

/** The most days that a report may cover: the numbers are kept for this long. */
export const REPORT_DAYS_MAX = 800

export const ReminderReportOrder = z.strictObject({ days: z.int().min(1).max(REPORT_DAYS_MAX) })
export type ReminderReportOrder = z.infer<typeof ReminderReportOrder>

/** A line for each day (UTC) and way with reminders. */
export const ReminderReport = z.object({
  lines: z.array(z.object({ date: z.string(), way: z.enum(COUNTED_WAYS), sent: z.int() })),
})
export type ReminderReport = z.infer<typeof ReminderReport>

/** How many reminders were sent on each of the latest days, without a word about people. */
export async function reminderReport(
  { db }: { db: Queryable },
  { days }: ReminderReportOrder,
  now: Date,
): Promise<ReminderReport> {
  const today = localDay(now, 'UTC')
  const counts = await reminderCountsStore(db).list(today - days + 1)
  return { lines: counts.map(({ day, way, sent }) => ({ date: isoDateOf(day), way, sent })) }
}
