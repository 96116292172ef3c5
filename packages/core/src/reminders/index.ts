export { MISSED_AFTER_MS, QUIET_DAYS_MAX, REMINDED_DEVICES_MAX, REMINDER_SENTENCE } from './constants.ts'
export { nextReminder } from './schedule.ts'
export {
  clockOf,
  FIRST_SETTINGS,
  minuteOf,
  REMINDER_WAYS,
  withoutEmail,
  type ReminderSettings,
  type ReminderWay,
} from './settings.ts'
