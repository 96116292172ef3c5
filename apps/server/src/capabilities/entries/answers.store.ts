import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { hashOfEcho } from './entry-body.ts'

/** An entry that answers the question of an Echo, with its ordinal local day. */
export type Answer = { id: string; day: number }

/** The entries of one account that answer Echos; every statement is bound to it. */
export function answersStore(db: Queryable, vault: AccountVault) {
  return {
    /** The answers to each of these Echos, oldest first; nothing for one without answers. */
    async to(echoIds: readonly string[]): Promise<ReadonlyMap<string, readonly Answer[]>> {
      if (echoIds.length === 0) return new Map()
      const rows = await db.query<{ entry_id: string; day: number; answers_hash: Buffer }>(
        `select entry_id, day, answers_hash from entries
         where account_id = $1 and answers_hash is not null and deleted_at is null order by created_at, entry_id`,
        [vault.accountId],
      )
      const found = Map.groupBy(rows, ({ answers_hash }) => answers_hash.toString('hex'))
      return new Map(
        echoIds.flatMap((echoId) => {
          const answers = found.size > 0 ? found.get(hashOfEcho(vault, echoId).toString('hex')) : undefined
          return answers ? [[echoId, answers.map(({ entry_id: id, day }) => ({ id, day }))] as const] : []
        }),
      )
    },
  }
}
