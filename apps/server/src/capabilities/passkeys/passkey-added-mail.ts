import type { Mail } from '#server/adapters/mail/mailer.ts'

/** Emails the account’s owner about a new passkey, because someone else may have added it. */
export function passkeyAddedMail(to: string, { settings }: { settings: string }): Mail {
  return {
    to,
    subject: 'A passkey was added to your Soundings account',
    text: `Hi,

A passkey was just added to your Soundings account. It can sign in to your journal.

If this was you, there is nothing to do. If it wasn’t, remove the passkey and sign out everywhere else:

${settings}

Soundings
`,
  }
}
