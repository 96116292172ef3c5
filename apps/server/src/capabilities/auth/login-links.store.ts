import type { Queryable } from '#server/db/port.ts'

export type LoginLink = { emailHash: Buffer; emailSealed: Buffer }

/** Mailed links, keyed by the hash of their token; the address is sealed with the token itself. */
export function loginLinksStore(db: Queryable) {
  return {
    async add(link: LoginLink & { tokenHash: Buffer; now: Date; expiresAt: Date }): Promise<void> {
      await db.query(
        `insert into login_links (token_hash, email_hash, email_sealed, created_at, expires_at)
         values ($1, $2, $3, $4, $5)`,
        [link.tokenHash, link.emailHash, link.emailSealed, link.now, link.expiresAt],
      )
    },
    /** Marks the link as used and hands it out: to exactly one caller, however many try at once. */
    async use(tokenHash: Buffer, now: Date): Promise<LoginLink | null> {
      const [row] = await db.query<{ email_hash: Buffer; email_sealed: Buffer }>(
        `update login_links set used_at = $2
         where token_hash = $1 and used_at is null and expires_at > $2
         returning email_hash, email_sealed`,
        [tokenHash, now],
      )
      return row ? { emailHash: row.email_hash, emailSealed: row.email_sealed } : null
    },
    async removeExpired(now: Date): Promise<void> {
      await db.query('delete from login_links where expires_at <= $1', [now])
    },
  }
}
