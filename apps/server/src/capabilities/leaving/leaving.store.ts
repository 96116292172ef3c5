import type { Tx } from '#server/db/port.ts'

/**
 * Tables of what a person has written, sent or heard, in the order in which they refer to each other. Each row carries
 * its account; a test holds this list to the schema.
 */
export const JOURNAL_TABLES = ['photographs', 'pending_texts', 'pending_imports', 'echoes', 'entries'] as const

/** Removes rows for ever; every statement is bound to one account. Bound to a transaction: all of it or nothing. */
export function leavingStore(tx: Tx, accountId: string) {
  return {
    /** Everything that was written, sent or heard, also what was deleted and could still be brought back. */
    async removeJournal(): Promise<void> {
      for (const table of JOURNAL_TABLES) await tx.query(`delete from ${table} where account_id = $1`, [accountId])
    },

    /** Overwrites the account's key. From here on nobody can read what was sealed with it, wherever a copy lies. */
    async destroyKey(): Promise<void> {
      await tx.query(`update accounts set wrapped_key = '' where account_id = $1`, [accountId])
    },

    async endSessions(): Promise<void> {
      await tx.query('delete from sessions where account_id = $1', [accountId])
    },

    /** The hashes under which the account is found. */
    async addresses(): Promise<Buffer[]> {
      const rows = await tx.query<{ email_hash: Buffer }>(
        'select email_hash from email_addresses where account_id = $1',
        [accountId],
      )
      return rows.map((row) => row.email_hash)
    },

    /** Gives the address back, with the links that were mailed to it. */
    async releaseAddress(emailHash: Buffer): Promise<void> {
      await tx.query('delete from email_addresses where email_hash = $1 and account_id = $2', [emailHash, accountId])
      await tx.query('delete from login_links where email_hash = $1', [emailHash])
    },

    async removeAccount(): Promise<void> {
      await tx.query('delete from accounts where account_id = $1', [accountId])
    },
  }
}
