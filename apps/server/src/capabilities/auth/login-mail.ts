import type { Mail } from '#server/ports/mailer.ts'

/** The mail that carries a sign-in link. */
export function loginMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your sign-in link for Soundings',
    text: `Hello,

this link signs you in to Soundings. It works once, for 15 minutes:

${link}

If you did not ask for it, nothing happens unless it is opened; you can delete this mail.

Soundings
`,
  }
}
