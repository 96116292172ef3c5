import type { Queryable } from '#server/platform/db/port.ts'

/** The most attempts to enter a code. */
export const CODE_TRIES = 5

type LoginCode = { codeHash: Buffer; emailSealed: Buffer; tokenHash: Buffer }

/** Emailed codes, one for each requesting browser, keyed by the hash of its secret. */
export function loginCodesStore(db: Queryable) {
  return {
    /** Stores a code in place of the previous one. */
    async put(browserHash: Buffer, code: LoginCode & { expiresAt: Date }): Promise<void> {
      await db.query(
        `insert into login_codes (browser_hash, code_hash, email_sealed, token_hash, expires_at)
         values ($1, $2, $3, $4, $5)
         on conflict (browser_hash) do update set code_hash = excluded.code_hash, email_sealed = excluded.email_sealed,
           token_hash = excluded.token_hash, tries = 0, expires_at = excluded.expires_at`,
        [browserHash, code.codeHash, code.emailSealed, code.tokenHash, code.expiresAt],
      )
    },
    /** Counts an attempt and returns the code, or null when it has expired or had too many attempts. */
    async attempt(browserHash: Buffer, now: Date): Promise<(LoginCode & { triesLeft: number }) | null> {
      const [row] = await db.query<{ code_hash: Buffer; email_sealed: Buffer; token_hash: Buffer; tries: number }>(
        `update login_codes set tries = tries + 1
         where browser_hash = $1 and expires_at > $2 and tries < ${CODE_TRIES}
         returning code_hash, email_sealed, token_hash, tries`,
        [browserHash, now],
      )
      if (!row) return null
      const { code_hash: codeHash, email_sealed: emailSealed, token_hash: tokenHash, tries } = row
      return { codeHash, emailSealed, tokenHash, triesLeft: CODE_TRIES - tries }
    },
    /** Consumes a code. @returns true for exactly one caller, even with concurrent attempts */
    async use(browserHash: Buffer, hash: Buffer): Promise<boolean> {
      const rows = await db.query(
        'delete from login_codes where browser_hash = $1 and code_hash = $2 returning browser_hash',
        [browserHash, hash],
      )
      return rows.length > 0
    },
    /** Deletes the code that was sent together with a used link. */
    async forget(browserHash: Buffer, tokenHash: Buffer): Promise<void> {
      await db.query('delete from login_codes where browser_hash = $1 and token_hash = $2', [browserHash, tokenHash])
    },
    async removeExpired(now: Date): Promise<void> {
      await db.query('delete from login_codes where expires_at <= $1', [now])
    },
  }
}
