import { LINK_MINUTES } from '@soundings/core/account'
import type { Mail } from '#server/adapters/mail/mailer.ts'

/** The email with a sign-in link and a code. */
export function loginMail(to: string, { link, code }: { link: string; code: string }): Mail {
  return {
    to,
    subject: 'Your sign-in link for Soundings',
    text: `Hi,

Use this link to sign in to Soundings. It works once and expires in ${LINK_MINUTES} minutes:

${link}

Or enter this code on the page where you asked for the link:

${code}

Didn’t request this? You can ignore this email. No one can sign in without the link or the code.

Soundings
`,
  }
}
