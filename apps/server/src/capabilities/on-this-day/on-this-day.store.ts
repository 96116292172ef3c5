import type { OnThisDayChoices } from '@soundings/core/on-this-day'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The column in which a person's choices are sealed. */
export const CHOICES_PLACE = 'on_this_day.choices'

/** A person's choices about On this day, in one sealed row. */
export function onThisDayStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** The choices; null if there are none, `damaged` when they cannot be decrypted. */
    async read(): Promise<OnThisDayChoices | null | 'damaged'> {
      const [row] = await db.query<{ choices_sealed: Buffer }>(
        'select choices_sealed from on_this_day where account_id = $1',
        [accountId],
      )
      if (!row) return null
      const choices = unlessBroken(() => vault.open(CHOICES_PLACE, row.choices_sealed))
      return choices === null ? 'damaged' : (JSON.parse(choices) as OnThisDayChoices)
    },
    async save(choices: OnThisDayChoices): Promise<void> {
      await db.query(
        `insert into on_this_day (account_id, choices_sealed) values ($1, $2)
         on conflict (account_id) do update set choices_sealed = excluded.choices_sealed`,
        [accountId, vault.seal(CHOICES_PLACE, JSON.stringify(choices))],
      )
    },
  }
}
