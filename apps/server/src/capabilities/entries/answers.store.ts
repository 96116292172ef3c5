import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** An entry that answers the question of an Echo: its ordinal local day, and the keyed hash of the Echo. */
export type Answer = { id: string; day: number; hash: Buffer }

/** The entries of one account that answer Echos; every statement is bound to it. */
export function answersStore(db: Queryable, { accountId }: AccountVault) {
  return {
    /** The answers, oldest first. */
    async list(): Promise<Answer[]> {
      return db.query<Answer>(
        `select entry_id as id, day, answers_hash as hash from entries
         where account_id = $1 and answers_hash is not null and deleted_at is null order by created_at, entry_id`,
        [accountId],
      )
    },
  }
}
