import { endpoint } from '../endpoint.ts'
import { MailLink, MailLinkQuery } from '../mail-link.ts'
import { NO_CONTENT } from '../no-content.ts'
import { pages } from '../pages.ts'
import { ReminderChange, ReminderDevice, Reminders } from '../reminders.ts'

export const read = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'account',
  response: { 200: Reminders },
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/reminders',
  access: 'account',
  body: ReminderChange,
  response: { 200: Reminders },
})

/** Sends reminders to this session’s device, until the session ends. */
export const addDevice = endpoint({
  method: 'PUT',
  path: '/api/reminders/device',
  access: 'account',
  body: ReminderDevice,
  response: { 200: Reminders },
})

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/api/reminders/device',
  access: 'account',
  response: { 200: Reminders },
})

/**
 * Stops the emails of the account that the link names, from the page that the link opens. A wrong link gets the same
 * answer.
 */
export const stopMail = endpoint({
  method: 'POST',
  path: '/api/reminders/mail/stop',
  access: 'anyone',
  body: MailLink,
  response: NO_CONTENT,
})

/** Stops the emails from an email program’s own button (RFC 8058), at the URL of the page. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: pages.reminderMailOff.path,
  access: 'link',
  query: MailLinkQuery,
  response: NO_CONTENT,
})
