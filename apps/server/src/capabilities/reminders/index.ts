/** The functions about reminders that other capabilities may use besides the stores. */
export { installationPushKeys, type FindPushKeys } from './push-keys.ts'
export { putBackReminders, replanReminders } from './reminders.service.ts'
export { sendReminders, type SendRemindersDeps } from './send-reminders.ts'
