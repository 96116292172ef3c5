import { pages } from '@soundings/contract/pages'
import { REMINDER_SENTENCE } from '@soundings/core/reminders'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/**
 * The token in the link that turns the emails off. It is the same in every email, so that any link ever sent works. It
 * grants no other access.
 */
export function stopToken(vault: AccountVault): Buffer {
  return vault.hash('reminder-mail-stop')
}

/** The email that reminds a person to write: one sentence and a link. */
export function reminderMail(to: string, publicUrl: string, vault: AccountVault): Mail {
  const query = new URLSearchParams({ account: vault.accountId, token: stopToken(vault).toString('base64url') })
  const unsubscribe = `${publicUrl}${pages.reminderMailOff.path}?${query.toString()}`
  return {
    to,
    subject: REMINDER_SENTENCE,
    unsubscribe,
    text: `Hi,

${REMINDER_SENTENCE}

${publicUrl}${pages.journal.path}

You asked for this email in Settings. Turn it off here:

${unsubscribe}

Soundings
`,
  }
}
