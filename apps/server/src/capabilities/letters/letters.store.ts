import { periodOfKey, type Letter } from '@soundings/core/letters/limits'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The column in which a letter is sealed. */
export const letterPlace = (key: string) => `letters.body/${key}`

type Row = { letter_key: string; body_sealed: Buffer }

/** The letters of one account, each named by its period; every statement is bound to it. */
export function lettersStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const sealed = (key: string, letter: Letter) => vault.seal(letterPlace(key), JSON.stringify(letter))
  /** @returns null when it cannot be decrypted */
  function opened({ letter_key: key, body_sealed }: Row): Letter | null {
    const body = unlessBroken(() => vault.open(letterPlace(key), body_sealed))
    return body === null ? null : (JSON.parse(body) as Letter)
  }
  async function rows(): Promise<Row[]> {
    return db.query<Row>('select letter_key, body_sealed from letters where account_id = $1 order by letter_key', [
      accountId,
    ])
  }
  return {
    /** The letter; null if there is none, or if it cannot be decrypted, and it is then written again. */
    async find(key: string): Promise<Letter | null> {
      const [row] = await db.query<Row>(
        'select letter_key, body_sealed from letters where account_id = $1 and letter_key = $2',
        [accountId, key],
      )
      return row ? opened(row) : null
    },
    /** The letters by kind, the oldest first, without damaged ones. */
    async list(): Promise<Letter[]> {
      return (await rows()).flatMap((row) => opened(row) ?? [])
    },
    /** The names of the letters that cannot be decrypted. */
    async damaged(): Promise<string[]> {
      return (await rows()).flatMap((row) => (opened(row) ? [] : [row.letter_key]))
    },
    async keys(): Promise<string[]> {
      const found = await db.query<{ letter_key: string }>(
        'select letter_key from letters where account_id = $1 order by letter_key',
        [accountId],
      )
      return found.map(({ letter_key }) => letter_key).filter((key) => periodOfKey(key) !== null)
    },
    /** Replaces a letter of the same period. */
    async save(key: string, letter: Letter): Promise<void> {
      await db.query(
        `insert into letters (account_id, letter_key, body_sealed) values ($1, $2, $3)
         on conflict (account_id, letter_key) do update set body_sealed = excluded.body_sealed`,
        [accountId, key, sealed(key, letter)],
      )
    },
    /** Restores a letter unchanged. @returns false when its period has one */
    async putBack(key: string, letter: Letter): Promise<boolean> {
      const written = await db.query(
        `insert into letters (account_id, letter_key, body_sealed) values ($1, $2, $3)
         on conflict (account_id, letter_key) do nothing returning letter_key`,
        [accountId, key, sealed(key, letter)],
      )
      return written.length > 0
    },
    async remove(keys: readonly string[]): Promise<void> {
      await db.query('delete from letters where account_id = $1 and letter_key = any($2::text[])', [accountId, keys])
    },
  }
}
