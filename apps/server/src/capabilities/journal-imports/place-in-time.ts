import type { JournalProblemKind } from '@soundings/contract/journal-imports'
import { CLOCK_SKEW_MS, ENTRY_EARLIEST, ENTRY_LATEST, isRecentDay, UNKNOWN_TIME } from '@soundings/core/entries'
import {
  DAY_MS,
  dayOfIsoDate,
  isTimeZone,
  localDay,
  localStamp,
  MINUTE_MS,
  timeOfLocal,
  UTC_OFFSET_MAX,
} from '@soundings/core/time'
import type { RecordTime, RecordZone } from '#server/adapters/journals/journal-record.ts'

/** The number of seconds after noon within which records of one day without a time keep their order. */
const SECONDS = 3_600

/** An entry’s place in time. Its date is unknown when `undated` is true. */
export type PlacedInTime = {
  createdAt: Date
  day: number
  hour: number
  utcOffset: number
  timeZone: string
  undated: boolean
  /** True for an entry older than the last 7 days, or not known to be more recent. */
  historic: boolean
  problem: Extract<JournalProblemKind, 'bad_date' | 'future_date'> | null
}

/**
 * Determines a record’s place in time. The file’s time zone takes precedence over the writer’s; a date that is invalid
 * or in the future leaves the entry undated.
 * @param timeZone the writer’s own time zone
 * @param index of the record in its import, which keeps the order of records without a time
 */
export function placeInTime(
  time: RecordTime | null,
  { timeZone, now, index }: { timeZone: string; now: Date; index: number },
): PlacedInTime {
  if (time === null) return undated(null, { timeZone, now, index })
  const zone = zoneName(time.zone) ?? timeZone
  const found = time.kind === 'moment' ? time.at : momentOf(time, zone, index)
  if (found === null || !Number.isFinite(found)) return undated('bad_date', { timeZone, now, index })
  // If the file names no zone, an evening written east of the writer’s zone looks like the future.
  const isOfNow = time.kind === 'local' && zoneName(time.zone) === null && found < now.getTime() + DAY_MS
  const at = isOfNow ? Math.min(Math.trunc(found), now.getTime()) : Math.trunc(found)
  if (at < ENTRY_EARLIEST + DAY_MS || at > ENTRY_LATEST - DAY_MS) return undated('bad_date', { timeZone, now, index })
  if (at > now.getTime() + CLOCK_SKEW_MS) return undated('future_date', { timeZone, now, index })
  const { day, hour, utcOffset } = localStamp(at, zone)
  const historic = !isRecentDay(day, localDay(now, zone))
  return { createdAt: new Date(at), day, hour, utcOffset, timeZone: zone, undated: false, historic, problem: null }
}

function momentOf({ day: iso, time }: RecordTime & { kind: 'local' }, zone: string, index: number): number | null {
  const day = dayOfIsoDate(iso)
  if (day === null || (time !== null && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))) return null
  return timeOfLocal(day, time ?? UNKNOWN_TIME, zone) + (time === null ? (index % SECONDS) * 1_000 : 0)
}

/** A record without a date gets the current time, before the records that follow it, and no day in the calendar. */
function undated(
  problem: PlacedInTime['problem'],
  { timeZone, now, index }: { timeZone: string; now: Date; index: number },
): PlacedInTime {
  const createdAt = new Date(now.getTime() - MINUTE_MS + (index % SECONDS))
  const { day, hour, utcOffset } = localStamp(createdAt.getTime(), timeZone)
  return { createdAt, day, hour, utcOffset, timeZone, undated: true, historic: true, problem }
}

/** The name of a zone, `+05:30` for minutes east of UTC, or null when the runtime doesn’t know it. */
function zoneName(zone: RecordZone): string | null {
  if (typeof zone === 'string') return isTimeZone(zone) ? zone : null
  if (zone === null || !Number.isInteger(zone) || Math.abs(zone) > UTC_OFFSET_MAX) return null
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60]
  return `${zone < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
