import type { WritingChoices } from '@soundings/core/writing'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The column in which the choices are sealed. */
export const WRITING_CHOICES_PLACE = 'writing_choices.choices'

/** A person's writing preferences, in one sealed row. */
export function writingChoicesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** The choices; null if there are none, `damaged` when they cannot be decrypted. */
    async read(): Promise<WritingChoices | null | 'damaged'> {
      const [row] = await db.query<{ choices_sealed: Buffer }>(
        'select choices_sealed from writing_choices where account_id = $1',
        [accountId],
      )
      if (!row) return null
      const choices = unlessBroken(() => vault.open(WRITING_CHOICES_PLACE, row.choices_sealed))
      return choices === null ? 'damaged' : (JSON.parse(choices) as WritingChoices)
    },
    async save(choices: WritingChoices): Promise<void> {
      await db.query(
        `insert into writing_choices (account_id, choices_sealed) values ($1, $2)
         on conflict (account_id) do update set choices_sealed = excluded.choices_sealed`,
        [accountId, vault.seal(WRITING_CHOICES_PLACE, JSON.stringify(choices))],
      )
    },
  }
}
