import { pages } from '@soundings/contract/pages'
import type { Mail } from '#server/adapters/mail/mailer.ts'

/** The email about a new letter: a link and nothing else. */
export function letterMail(to: string, publicUrl: string, stop: { account: string; token: Buffer }): Mail {
  const query = new URLSearchParams({ account: stop.account, token: stop.token.toString('base64url') })
  const unsubscribe = `${publicUrl}${pages.letterMailOff.path}?${query.toString()}`
  return {
    to,
    subject: 'A letter is ready in Soundings',
    unsubscribe,
    text: `Hi,

A new letter is ready. You can read it here:

${publicUrl}${pages.letters.path}

You asked for this email in Settings. Turn it off here:

${unsubscribe}

Soundings
`,
  }
}
