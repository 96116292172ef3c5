import type { Mail } from '#server/ports/mailer.ts'

/** The mail that carries a sign-in link and a code. */
export function loginMail(to: string, { link, code }: { link: string; code: string }): Mail {
  return {
    to,
    subject: 'Your sign-in link for Soundings',
    text: `Hello,

this link signs you in to Soundings. It works once, for 15 minutes:

${link}

Or type this code on the page where you asked for the link:

${code}

If you did not ask for it, nothing happens unless somebody uses it; you can delete this mail.

Soundings
`,
  }
}
