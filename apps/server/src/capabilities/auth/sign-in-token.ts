import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new random token, as used in a link or a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** True for text in the format of such a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
