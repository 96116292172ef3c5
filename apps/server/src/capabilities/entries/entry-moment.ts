import type { LocalMoment } from '@soundings/contract/calendar-date'
import type { NewEntry } from '@soundings/contract/entries'
import { CLOCK_SKEW_MS, isRecentDay } from '@soundings/core/entries'
import { dayOfIsoDate, isoDateOf, localDay, localStamp, timeOfLocal } from '@soundings/core/time'
import { AppError } from '#server/errors.ts'
import { wallTime, type EntryRecord } from './entry-record.ts'

/** @throws AppError ENTRY_IN_FUTURE */
export function checkNotInFuture(moment: Date, now: Date): void {
  if (moment.getTime() > now.getTime() + CLOCK_SKEW_MS) {
    throw new AppError('ENTRY_IN_FUTURE', 'An entry can’t be dated in the future.')
  }
}

/** The given moment of a new entry, or null for one written now. */
export function momentOf({ created_at: createdAt, dated }: NewEntry, timeZone: string): Date | null {
  if (dated) return timeOf(dated, timeZone)
  return createdAt === undefined ? null : new Date(createdAt)
}

type Placed = Pick<EntryRecord, 'createdAt' | 'day' | 'hour' | 'utcOffset' | 'historic' | 'undated'>

/**
 * The place in time of an entry that was moved to another day. Its time zone stays, and so do the seconds of an
 * unchanged minute. An undated entry gets a date; whether an imported one is historic follows from its day.
 * @throws AppError ENTRY_IN_FUTURE
 */
export function redated(entry: EntryRecord, dated: LocalMoment, now: Date): Placed | null {
  const isSame = isoDateOf(entry.day) === dated.date && wallTime(entry) === dated.time
  if (isSame && !entry.undated) return null
  const createdAt = isSame ? entry.createdAt : timeOf(dated, entry.timeZone)
  checkNotInFuture(createdAt, now)
  const { day, hour, utcOffset } = localStamp(createdAt.getTime(), entry.timeZone)
  const today = localDay(now, entry.timeZone)
  const historic = entry.origin === 'imported' && !isRecentDay(day, today)
  return { createdAt, day, hour, utcOffset, historic, undated: false }
}

function timeOf({ date, time }: LocalMoment, timeZone: string): Date {
  return new Date(timeOfLocal(dayOfIsoDate(date) ?? 0, time, timeZone))
}
