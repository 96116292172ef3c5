import { firstMomentOf, localStamp, weekdayOf } from '../time/index.ts'
import type { ReminderSettings } from './settings.ts'

/** A reminder: its moment in ms since the epoch, and the local day that it belongs to. */
export type Reminder = { at: number; day: number }

/** Days that are searched: a week, and one more at each end for clock changes around midnight. */
const DAYS_SEARCHED = 9

/** The first reminder after a moment, in ms since the epoch; null when there is none. */
export function nextReminder(settings: ReminderSettings, timeZone: string, after: number): Reminder | null {
  if (!settings.on) return null
  const yesterday = localStamp(after, timeZone).day - 1
  const from = Math.max(yesterday, settings.quietUntil ?? yesterday)
  for (let day = from; day < from + DAYS_SEARCHED; day++) {
    if (!settings.days.includes(weekdayOf(day))) continue
    const at = firstMomentOf(day, settings.minute, timeZone)
    if (at > after) return { at, day }
  }
  return null
}
