import type { Queryable } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import { keyedHash } from '#server/platform/vault/root-keys.ts'

/** The window of every limit on signing in: 15 minutes (product decision). */
export const LIMIT_WINDOW_MS = 15 * 60_000

export type Limiter = {
  /** Counts one more `what` by `whom`. @throws AppError TOO_MANY_REQUESTS past `most` in a window */
  hit(what: string, whom: string, most: number, now: Date): Promise<void>
}

/**
 * Counters in the database, so that any number of server processes share them. The counted value is stored as a keyed
 * hash. One statement per hit: time is a parameter and `on conflict` uses nothing volatile.
 */
export function databaseLimiter(db: Queryable, key: Buffer): Limiter {
  return {
    async hit(what, whom, most, now) {
      const resetsAt = new Date(now.getTime() + LIMIT_WINDOW_MS)
      const [row] = await db.query<{ hits: number; resets_at: Date }>(
        `insert into rate_limits (key, hits, resets_at) values ($1, 1, $2)
         on conflict (key) do update set
           hits = case when rate_limits.resets_at <= $3 then 1 else rate_limits.hits + 1 end,
           resets_at = case when rate_limits.resets_at <= $3 then excluded.resets_at else rate_limits.resets_at end
         returning hits, resets_at`,
        [keyedHash(key, `${what}|${whom}`), resetsAt, now],
      )
      if (row && row.hits > most) {
        throw new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a few minutes and try again.', {
          retryAfter: (row.resets_at.getTime() - now.getTime()) / 1000,
        })
      }
    },
  }
}

/** Deletes windows that are over. */
export async function removeExpiredLimits(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from rate_limits where resets_at <= $1', [now])
}
