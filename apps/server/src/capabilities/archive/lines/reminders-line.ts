import { ReminderChange } from '@soundings/contract/reminders'
import { clockOf, minuteOf, type ReminderSettings } from '@soundings/core/reminders'
import { dayOfIsoDate, isoDateOf } from '@soundings/core/time'

/**
 * The times at which and the ways in which the person is reminded. Devices are not archived: a subscription belongs to
 * one browser and server.
 */
export const RemindersLine = ReminderChange.refine(
  ({ quiet_until: date }) => date === null || dayOfIsoDate(date) !== null,
)
export type RemindersLine = ReminderChange

export function toRemindersLine({ on, minute, days, way, quietUntil }: ReminderSettings): RemindersLine {
  return {
    on,
    time: clockOf(minute),
    days: [...days],
    way,
    quiet_until: quietUntil === null ? null : isoDateOf(quietUntil),
  }
}

export function toReminderSettings({ on, time, days, way, quiet_until }: RemindersLine): ReminderSettings {
  const quietUntil = quiet_until === null ? null : dayOfIsoDate(quiet_until)
  return { on, minute: minuteOf(time), days: days.toSorted((a, b) => a - b), way, quietUntil }
}
