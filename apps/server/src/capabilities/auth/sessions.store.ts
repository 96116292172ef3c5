import type { Queryable } from '#server/platform/db/port.ts'
import type { SessionKey } from '#server/platform/http/session-token.ts'

/** A session, with the account data that each request needs. */
export type Session = { lastSeenAt: Date; timeZone: string }

/** Sessions, each with its account and keyed by the hash of its token: only the holder of the token can use it. */
export function sessionsStore(db: Queryable) {
  return {
    async start(session: SessionKey & { now: Date; expiresAt: Date }): Promise<void> {
      await db.query(
        `insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at)
         values ($1, $2, $3, $3, $4)`,
        [session.tokenHash, session.accountId, session.now, session.expiresAt],
      )
    },
    async find({ accountId, tokenHash }: SessionKey, now: Date): Promise<Session | null> {
      const [row] = await db.query<{ last_seen_at: Date; time_zone: string }>(
        `select last_seen_at, time_zone from sessions join accounts using (account_id)
         where account_id = $1 and token_hash = $2 and expires_at > $3`,
        [accountId, tokenHash, now],
      )
      return row ? { lastSeenAt: row.last_seen_at, timeZone: row.time_zone } : null
    },
    async extend({ accountId, tokenHash }: SessionKey, now: Date, expiresAt: Date): Promise<void> {
      await db.query(
        'update sessions set last_seen_at = $3, expires_at = $4 where account_id = $1 and token_hash = $2',
        [accountId, tokenHash, now, expiresAt],
      )
    },
    async end({ accountId, tokenHash }: SessionKey): Promise<void> {
      await db.query('delete from sessions where account_id = $1 and token_hash = $2', [accountId, tokenHash])
    },
    /** The current sessions of one account, the latest sign-in first. */
    async list(accountId: string, now: Date): Promise<{ tokenHash: Buffer; signedInAt: Date; lastSeenAt: Date }[]> {
      const rows = await db.query<{ token_hash: Buffer; created_at: Date; last_seen_at: Date }>(
        `select token_hash, created_at, last_seen_at from sessions
         where account_id = $1 and expires_at > $2 order by created_at desc, token_hash`,
        [accountId, now],
      )
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        signedInAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }))
    },
    /** Ends all sessions of one account except one. @returns how many */
    async endOthers(accountId: string, keptHash: Buffer): Promise<number> {
      const rows = await db.query<{ account_id: string }>(
        'delete from sessions where account_id = $1 and token_hash <> $2 returning account_id',
        [accountId, keptHash],
      )
      return rows.length
    },
    /** Ends all sessions of one account. @returns how many */
    async endAll(accountId: string): Promise<number> {
      const rows = await db.query('delete from sessions where account_id = $1 returning token_hash', [accountId])
      return rows.length
    },
    /** Ends the sessions of all accounts: a command for the operator, not a user request. @returns how many */
    async endEverybodys(): Promise<number> {
      const rows = await db.query('delete from sessions returning token_hash')
      return rows.length
    },
    async removeExpired(now: Date): Promise<void> {
      await db.query('delete from sessions where expires_at <= $1', [now])
    },
  }
}
