import type { Classification } from '@soundings/contract/imports'
import { dayOfIsoDate, localStamp, timeOfLocal, type LocalStamp } from '@soundings/core/time'
import type { PlannedEntry } from './import-plan.ts'

/** Entries of the last 7 days are recent (product-spec section 5). */
const RECENT_DAYS = 7
/** The hour of an entry whose text names a day and no time. */
const NOON = '12:00'

export type DatedEntry = Pick<PlannedEntry, 'content' | 'body'> &
  Pick<LocalStamp, 'day' | 'hour' | 'utcOffset'> & {
    createdAt: Date
    timeZone: string
    /** Older than the last 7 days, or not known to be younger. */
    historic: boolean
    /** True when the day was named, by the text or by its person. */
    dated: boolean
    /** Without a place on the calendar: neither a date nor word that it is of these days. */
    undated: boolean
  }

/**
 * Puts each entry of one file on its day. A date of the text wins over the classification. Without a date, a recent
 * entry counts as of now, another has no place on the calendar. Entries keep the order of the text within a day.
 */
export function dateEntries(
  planned: readonly PlannedEntry[],
  { classification, timeZone, now }: { classification: Classification | null; timeZone: string; now: Date },
): DatedEntry[] {
  const today = localStamp(now.getTime(), timeZone).day
  return planned.map(({ content, body, date, time }, index) => {
    const day = date === null ? null : dayOfIsoDate(date)
    const recent = day === null ? classification === 'recent' : today - day < RECENT_DAYS
    const moment =
      day === null
        ? now.getTime() - (planned.length - index)
        : Math.min(
            timeOfLocal(day, time ?? NOON, timeZone) + (time === null ? index % 3_600 : 0) * 1_000,
            now.getTime(),
          )
    const { hour, utcOffset, day: localDay } = localStamp(moment, timeZone)
    return {
      content,
      body,
      createdAt: new Date(moment),
      timeZone,
      day: localDay,
      hour,
      utcOffset,
      historic: !recent,
      dated: day !== null,
      undated: day === null && !recent,
    }
  })
}
