import { HOUR_MINUTES } from '../time/index.ts'
import { FIRST_MINUTE } from './constants.ts'

/** The ways in which a reminder can be sent. */
export const REMINDER_WAYS = ['email', 'device', 'both'] as const
export type ReminderWay = (typeof REMINDER_WAYS)[number]

/** When and where a person wants to be reminded to write. */
export type ReminderSettings = {
  on: boolean
  /** Minutes after midnight in the time zone of the account. */
  minute: number
  /** Weekdays, 0 = Sunday, in order and each once. */
  days: readonly number[]
  way: ReminderWay
  /** The ordinal day on which reminders resume, or null. */
  quietUntil: number | null
}

/** The default settings: half past nine in the evening, every day. */
export const FIRST_SETTINGS: ReminderSettings = {
  on: false,
  minute: FIRST_MINUTE,
  days: [0, 1, 2, 3, 4, 5, 6],
  way: 'email',
  quietUntil: null,
}

/** The settings after someone unsubscribes from an email: reminders on devices continue. */
export function withoutEmail(settings: ReminderSettings): ReminderSettings {
  if (settings.way === 'both') return { ...settings, way: 'device' }
  return settings.way === 'email' ? { ...settings, on: false } : settings
}

/** Minutes after midnight as a time such as “21:30”. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Minutes after midnight of a time such as “21:30”. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * HOUR_MINUTES + minutes
}
