import type { Classification } from '@soundings/contract/imports'
import { isRecentDay, UNKNOWN_TIME } from '@soundings/core/entries'
import { dayOfIsoDate, localDay, localStamp, type LocalStamp, timeOfLocal } from '@soundings/core/time'
import type { PlannedEntry } from './import-plan.ts'

export type DatedEntry = Pick<PlannedEntry, 'content' | 'body'> &
  Pick<LocalStamp, 'day' | 'hour' | 'utcOffset'> & {
    createdAt: Date
    timeZone: string
    /** True for an entry older than the last 7 days, or not known to be more recent. */
    historic: boolean
    /** True when the day was given, by the text or by the user. */
    dated: boolean
    /** True for an entry without a day in the calendar: it has no date and is not classified as recent. */
    undated: boolean
  }

/**
 * Gives each entry of one file its day. A date in the text overrides the classification. Without a date, a recent entry
 * counts as of now, and any other has no day in the calendar. Entries of a day have the order of the text.
 */
export function dateEntries(
  planned: readonly PlannedEntry[],
  { classification, timeZone, now }: { classification: Classification | null; timeZone: string; now: Date },
): DatedEntry[] {
  const today = localDay(now, timeZone)
  return planned.map(({ content, body, date, time }, index) => {
    const day = date === null ? null : dayOfIsoDate(date)
    const recent = day === null ? classification === 'recent' : isRecentDay(day, today)
    const moment =
      day === null
        ? now.getTime() - (planned.length - index)
        : Math.min(
            timeOfLocal(day, time ?? UNKNOWN_TIME, timeZone) + (time === null ? index % 3_600 : 0) * 1_000,
            now.getTime(),
          )
    const { hour, utcOffset, day: entryDay } = localStamp(moment, timeZone)
    return {
      content,
      body,
      createdAt: new Date(moment),
      timeZone,
      day: entryDay,
      hour,
      utcOffset,
      historic: !recent,
      dated: day !== null,
      undated: day === null && !recent,
    }
  })
}
