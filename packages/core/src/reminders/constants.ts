import { HOUR_MINUTES, MINUTE_MS } from '../time/index.ts'

/** The text of a reminder, in emails and notifications. The service worker has the same text (docs/messages.md). */
export const REMINDER_SENTENCE = 'The page is open, if you want it.'

/** A reminder that no server sent within this time is skipped: a late one would only be a nuisance. */
export const MISSED_AFTER_MS = 30 * MINUTE_MS

/** The time that is shown before a person has chosen one, in minutes after midnight: half past nine in the evening. */
export const FIRST_MINUTE = 21 * HOUR_MINUTES + 30

/** The most quiet days that can be set at once. */
export const QUIET_DAYS_MAX = 366

/** The most devices of one account that can get reminders. */
export const REMINDED_DEVICES_MAX = 10
