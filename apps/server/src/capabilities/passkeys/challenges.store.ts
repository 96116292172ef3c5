import type { Queryable } from '#server/platform/db/port.ts'

/** Challenges that browsers are answering, by hash. */
export function challengesStore(db: Queryable) {
  return {
    async put(challengeHash: Buffer, expiresAt: Date): Promise<void> {
      await db.query('insert into passkey_challenges (challenge_hash, expires_at) values ($1, $2)', [
        challengeHash,
        expiresAt,
      ])
    },
    /** Consumes a challenge. @returns true for exactly one caller, even with concurrent attempts */
    async use(challengeHash: Buffer, now: Date): Promise<boolean> {
      const rows = await db.query<{ expires_at: Date }>(
        'delete from passkey_challenges where challenge_hash = $1 returning expires_at',
        [challengeHash],
      )
      return rows.some(({ expires_at: expiresAt }) => expiresAt > now)
    },
    async removeExpired(now: Date): Promise<void> {
      await db.query('delete from passkey_challenges where expires_at <= $1', [now])
    },
  }
}
