import type { Queryable } from '#server/platform/db/port.ts'

export type LoginLink = {
  emailHash: Buffer
  emailSealed: Buffer
  /** The secret of the requesting browser; null for a link that an operator has created. */
  browserHash: Buffer | null
}

type LinkRow = { email_hash: Buffer; email_sealed: Buffer; browser_hash: Buffer | null }

/** Emailed links, keyed by the hash of their token; the email address is sealed with the token itself. */
export function loginLinksStore(db: Queryable) {
  return {
    async add(link: LoginLink & { tokenHash: Buffer; now: Date; expiresAt: Date }): Promise<void> {
      await db.query(
        `insert into login_links (token_hash, email_hash, email_sealed, created_at, expires_at, browser_hash)
         values ($1, $2, $3, $4, $5, $6)`,
        [link.tokenHash, link.emailHash, link.emailSealed, link.now, link.expiresAt, link.browserHash],
      )
    },
    /** Marks the link as used and returns it to exactly one caller, even with concurrent attempts. */
    async use(tokenHash: Buffer, now: Date): Promise<LoginLink | null> {
      const [row] = await db.query<LinkRow>(
        `update login_links set used_at = $2
         where token_hash = $1 and used_at is null and expires_at > $2
         returning email_hash, email_sealed, browser_hash`,
        [tokenHash, now],
      )
      return row ? toLink(row) : null
    },
    /** Reads a link that is still valid, without using it. */
    async find(tokenHash: Buffer, now: Date): Promise<LoginLink | null> {
      const [row] = await db.query<LinkRow>(
        `select email_hash, email_sealed, browser_hash from login_links
         where token_hash = $1 and used_at is null and expires_at > $2`,
        [tokenHash, now],
      )
      return row ? toLink(row) : null
    },
    async removeExpired(now: Date): Promise<void> {
      await db.query('delete from login_links where expires_at <= $1', [now])
    },
  }
}

function toLink(row: LinkRow): LoginLink {
  return { emailHash: row.email_hash, emailSealed: row.email_sealed, browserHash: row.browser_hash }
}
