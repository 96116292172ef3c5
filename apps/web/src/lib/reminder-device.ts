/**
 * The worker's scope. No page is inside it, so the worker controls none, and another worker can have the whole site.
 */
export const REMINDER_SCOPE = '/reminders/'

/** Ends reminders on this device, for any account. The browser ends its subscription with the worker. */
export async function forgetReminderDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(REMINDER_SCOPE)
  await registration?.unregister()
}
