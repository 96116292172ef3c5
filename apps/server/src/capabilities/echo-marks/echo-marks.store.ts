import type { Said } from '@soundings/core/echo'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The mark on an Echo, and the time when it was made, in ms since the epoch. */
export type StoredMark = { echo: string; at: number; said: Said }

/** The column in which a mark is sealed. */
export const echoMarkPlace = (echoId: string) => `echo_marks.body/${echoId}`

/** One account’s marks on its Echos; every statement is bound to it. */
export function echoMarksStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const sealed = ({ echo, at, said }: StoredMark) => vault.seal(echoMarkPlace(echo), JSON.stringify({ at, said }))
  async function rows(): Promise<{ echo: string; mark: StoredMark | null }[]> {
    const found = await db.query<{ echo_id: string; body_sealed: Buffer }>(
      'select echo_id, body_sealed from echo_marks where account_id = $1 order by echo_id',
      [accountId],
    )
    return found.map(({ echo_id: echo, body_sealed }) => {
      const opened = unlessBroken(() => vault.open(echoMarkPlace(echo), body_sealed))
      return { echo, mark: opened === null ? null : { echo, ...(JSON.parse(opened) as Omit<StoredMark, 'echo'>) } }
    })
  }
  return {
    /** The marks, newest first, without damaged ones. */
    async list(): Promise<StoredMark[]> {
      const marks = (await rows()).flatMap(({ mark }) => mark ?? [])
      return marks.toSorted((a, b) => b.at - a.at)
    },

    /** The ids of the Echos whose mark cannot be decrypted. */
    async damaged(): Promise<string[]> {
      return (await rows()).flatMap(({ echo, mark }) => (mark === null ? [echo] : []))
    },

    /** The number of marks on other Echos than this one. */
    async countBeside(echoId: string): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from echo_marks where account_id = $1 and echo_id <> $2',
        [accountId, echoId],
      )
      return row?.count ?? 0
    },

    /** Replaces the previous mark of this Echo. */
    async save(mark: StoredMark): Promise<void> {
      await db.query(
        `insert into echo_marks (account_id, echo_id, body_sealed) values ($1, $2, $3)
         on conflict (account_id, echo_id) do update set body_sealed = excluded.body_sealed`,
        [accountId, mark.echo, sealed(mark)],
      )
    },

    /** Restores a mark unchanged. @returns false when its Echo has one */
    async putBack(mark: StoredMark): Promise<boolean> {
      const written = await db.query(
        `insert into echo_marks (account_id, echo_id, body_sealed) values ($1, $2, $3)
         on conflict (account_id, echo_id) do nothing returning echo_id`,
        [accountId, mark.echo, sealed(mark)],
      )
      return written.length > 0
    },

    /** @returns how many there were */
    async remove(echoIds: readonly string[]): Promise<number> {
      const removed = await db.query(
        'delete from echo_marks where account_id = $1 and echo_id = any($2::uuid[]) returning echo_id',
        [accountId, echoIds],
      )
      return removed.length
    },
  }
}
