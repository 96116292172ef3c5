import type { Mail } from '#server/adapters/mail/mailer.ts'

/** Tells the owner of an account about a new passkey, who may not be the person who added it. */
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
