import { createHash, randomBytes } from 'node:crypto'

/** The key of a session: its account, and the hash of its token. */
export type SessionKey = { accountId: string; tokenHash: Buffer }

/** SHA-256: the form in which tokens are stored. They are 32 random bytes, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest()
}

const SESSION_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]+$/

/** The content of a session's cookie: the account id, which its owner may know, and the secret. */
export function newSessionToken(accountId: string): string {
  return `${accountId}.${randomBytes(32).toString('base64url')}`
}

/** The session key of a cookie, or null for an invalid cookie. The account id alone proves nothing. */
export function sessionKeyOf(token: string): SessionKey | null {
  const accountId = SESSION_TOKEN.exec(token)?.[1]
  return accountId === undefined ? null : { accountId, tokenHash: hashToken(token) }
}
