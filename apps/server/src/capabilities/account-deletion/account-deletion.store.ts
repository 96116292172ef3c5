import type { Tx } from '#server/platform/db/port.ts'

/**
 * Tables with what a person has written, sent or received, in the order of their references. Each row has its account;
 * a test compares this list with the schema.
 */
export const JOURNAL_TABLES = [
  'photograph_parts',
  'entry_photographs',
  'photographs',
  'pending_texts',
  'pending_imports',
  'journal_imports',
  'echo_marks',
  'on_this_day',
  'own_prompts',
  'writing_choices',
  'letters',
  'letter_mail',
  'reminders',
  'push_subscriptions',
  'echoes',
  'earlier_versions',
  'entries',
] as const

/**
 * Permanently removes rows; every statement is bound to one account. Run it in a transaction: it removes everything or
 * nothing.
 */
export function accountDeletionStore(tx: Tx, accountId: string) {
  return {
    /** Everything written, sent or received, including deleted entries that can still be restored. */
    async removeJournal(): Promise<void> {
      for (const table of JOURNAL_TABLES) await tx.query(`delete from ${table} where account_id = $1`, [accountId])
    },

    /** Overwrites the account's key. From now on no one can decrypt its data, not even in a backup. */
    async destroyKey(): Promise<void> {
      await tx.query(`update accounts set wrapped_key = '' where account_id = $1`, [accountId])
    },

    async endSessions(): Promise<void> {
      await tx.query('delete from sessions where account_id = $1', [accountId])
    },

    /** The hashes of the email addresses that lead to the account. */
    async addresses(): Promise<Buffer[]> {
      const rows = await tx.query<{ email_hash: Buffer }>(
        'select email_hash from email_addresses where account_id = $1',
        [accountId],
      )
      return rows.map((row) => row.email_hash)
    },

    /** Releases the email address and deletes the links sent to it. */
    async releaseAddress(emailHash: Buffer): Promise<void> {
      await tx.query('delete from email_addresses where email_hash = $1 and account_id = $2', [emailHash, accountId])
      await tx.query('delete from login_links where email_hash = $1', [emailHash])
    },

    async removeAccount(): Promise<void> {
      await tx.query('delete from accounts where account_id = $1', [accountId])
    },
  }
}
