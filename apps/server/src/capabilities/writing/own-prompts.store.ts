import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** A stored prompt; `text` is null when it cannot be decrypted. */
export type StoredPrompt = { id: string; addedAt: Date; text: string | null }

/** The column in which a prompt is sealed. */
export const ownPromptPlace = (id: string) => `own_prompts.text/${id}`

/** A person's own prompts; every statement is bound to one account. */
export function ownPromptsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** The own prompts, oldest first. */
    async list(): Promise<StoredPrompt[]> {
      const rows = await db.query<{ prompt_id: string; added_at: Date; text_sealed: Buffer }>(
        `select prompt_id, added_at, text_sealed from own_prompts where account_id = $1
         order by added_at, prompt_id`,
        [accountId],
      )
      return rows.map(({ prompt_id: id, added_at: addedAt, text_sealed }) => ({
        id,
        addedAt,
        text: unlessBroken(() => vault.open(ownPromptPlace(id), text_sealed)),
      }))
    },
    async count(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from own_prompts where account_id = $1',
        [accountId],
      )
      return row?.count ?? 0
    },
    /** @returns false when the account already has a prompt with this id */
    async add({ id, addedAt, text }: { id: string; addedAt: Date; text: string }): Promise<boolean> {
      const rows = await db.query(
        `insert into own_prompts (account_id, prompt_id, added_at, text_sealed) values ($1, $2, $3, $4)
         on conflict do nothing returning prompt_id`,
        [accountId, id, addedAt, vault.seal(ownPromptPlace(id), text)],
      )
      return rows.length > 0
    },
    /** @returns false when there is no such prompt */
    async change(id: string, text: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        'update own_prompts set text_sealed = $3 where account_id = $1 and prompt_id = $2 returning prompt_id',
        [accountId, id, vault.seal(ownPromptPlace(id), text)],
      )
      return rows.length > 0
    },
    /** @returns false when there is no such prompt */
    async remove(id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        'delete from own_prompts where account_id = $1 and prompt_id = $2 returning prompt_id',
        [accountId, id],
      )
      return rows.length > 0
    },
  }
}
