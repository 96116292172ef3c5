import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryHead } from './entry-heads.store.ts'

/** An entry that can decide the safety state: its version and length, without its text. */
export type DecidingEntry = Pick<EntryHead, 'id' | 'version' | 'day' | 'bytes'> & {
  mood: number | null
  /** The sentiment in cleartext, which only rows from before migration 0011 have. */
  clearSentiment: number | null
}

export function safetyStore(db: Queryable, { accountId }: AccountVault) {
  return {
    /** The entries from a local day on, oldest first. */
    deciding(fromDay: number): Promise<DecidingEntry[]> {
      return db.query<DecidingEntry>(
        `select entry_id as id, xmin::text as version, day, mood, sentiment_score as "clearSentiment",
           octet_length(body_sealed) as bytes from entries
         where account_id = $1 and deleted_at is null and day >= $2
         order by created_at, entry_id`,
        [accountId, fromDay],
      )
    },
  }
}
