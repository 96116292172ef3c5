import { endpoint } from '../endpoint.ts'
import { Letter, LetterList, LetterMail, LetterMailSwitch } from '../letters.ts'
import { MailLink, MailLinkQuery } from '../mail-link.ts'
import { NO_CONTENT } from '../no-content.ts'
import { pages } from '../pages.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/letters',
  access: 'account',
  response: { 200: LetterList },
})

export const mail = endpoint({
  method: 'GET',
  path: '/api/letters/mail',
  access: 'account',
  response: { 200: LetterMail },
})

export const changeMail = endpoint({
  method: 'PUT',
  path: '/api/letters/mail',
  access: 'account',
  body: LetterMailSwitch,
  response: { 200: LetterMail },
})

/** Stops the emails of the account that the link names. A wrong link gets the same answer. */
export const stopMail = endpoint({
  method: 'POST',
  path: '/api/letters/mail/stop',
  access: 'anyone',
  body: MailLink,
  response: NO_CONTENT,
})

/** Stops the emails from an email program’s own button (RFC 8058), at the URL of the page. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: pages.letterMailOff.path,
  access: 'link',
  query: MailLinkQuery,
  response: NO_CONTENT,
})

export const read = endpoint({
  method: 'GET',
  path: '/api/letters/:id',
  access: 'account',
  response: { 200: Letter },
})
