import type { LetterKind } from '@soundings/core/letters'
import type { Queryable } from '#server/platform/db/port.ts'

/** Stores whether a person wants an email when a letter is ready; the row exists only while the emails are on. */
export function letterMailStore(db: Queryable, accountId: string) {
  return {
    async token(): Promise<Buffer | null> {
      const [row] = await db.query<{ stop_token: Buffer }>('select stop_token from letter_mail where account_id = $1', [
        accountId,
      ])
      return row?.stop_token ?? null
    },
    /** @param told the first days of the last finished periods, which are not announced */
    async turnOn(token: Buffer, today: number, told: Readonly<Record<LetterKind, number>>): Promise<void> {
      await db.query(
        `insert into letter_mail (account_id, stop_token, tried_day, week_told, month_told, year_told)
         values ($1, $2, $3, $4, $5, $6) on conflict (account_id) do nothing`,
        [accountId, token, today, told.week, told.month, told.year],
      )
    },
    async turnOff(): Promise<void> {
      await db.query('delete from letter_mail where account_id = $1', [accountId])
    },
    /** Turns the emails off by the token in their link. */
    async stop(token: Buffer): Promise<void> {
      await db.query('delete from letter_mail where account_id = $1 and stop_token = $2', [accountId, token])
    },
    /**
     * Claims the search for new letters on a local day for one of several servers.
     * @returns true for that server
     */
    async claimDay(today: number): Promise<boolean> {
      const claimed = await db.query(
        'update letter_mail set tried_day = $2 where account_id = $1 and tried_day < $2 returning account_id',
        [accountId, today],
      )
      return claimed.length > 0
    },
    /** The first days of the last announced periods; null when it was turned off. */
    async told(): Promise<Readonly<Record<LetterKind, number>> | null> {
      const [row] = await db.query<Record<LetterKind, number>>(
        'select week_told as week, month_told as month, year_told as year from letter_mail where account_id = $1',
        [accountId],
      )
      return row ?? null
    },
    /**
     * Records the periods that an email announces, before it is sent.
     * @returns false when it was turned off in the meantime
     */
    async tell(told: Readonly<Record<LetterKind, number>>): Promise<boolean> {
      const written = await db.query(
        `update letter_mail set week_told = $2, month_told = $3, year_told = $4
         where account_id = $1 returning account_id`,
        [accountId, told.week, told.month, told.year],
      )
      return written.length > 0
    },
  }
}

/** The accounts that want an email, a page at a time. Nothing is locked: each account is claimed by itself. */
export async function accountsWithLetterMail(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ account_id: string }>(
    'select account_id from letter_mail where account_id > $1 order by account_id limit $2',
    [after, limit],
  )
  return rows.map(({ account_id }) => account_id)
}
