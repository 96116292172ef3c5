import { randomBytes } from 'node:crypto'
import { addressWarning, suggestAddress } from '@soundings/core/address'
import { z } from 'zod'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/session-token.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import { keyedHash, type RootKeys } from '#server/vault/root-keys.ts'
import { open, seal, unlessBroken } from '#server/vault/sealed-box.ts'
import { loginLinksStore } from './login-links.store.ts'

/** Links live 15 minutes (product decision). */
const LINK_MINUTES = 15
const TOKEN_BYTES = 32
const LINK_PLACE = 'login_links.email'
const MailAddress = z.email()

/** A new random token, as it stands in a link or a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Makes a link that signs `address` in, once. */
export async function newSignInLink(
  { db, root, publicUrl }: { db: Db; root: RootKeys; publicUrl: string },
  address: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  await loginLinksStore(db).add({
    tokenHash: hashToken(token),
    emailHash: addressHash(root, address),
    emailSealed: seal(linkKey(token), LINK_PLACE, Buffer.from(address, 'utf8')),
    now,
    expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
  })
  return `${publicUrl}/verify?token=${token}`
}

/** The address that a link was made for. @throws AppError when it was damaged where it is stored */
export function addressOfLink(token: string, emailSealed: Buffer): string {
  const address = unlessBroken(() => open(linkKey(token), LINK_PLACE, emailSealed).toString('utf8'))
  if (address !== null) return address
  throw new AppError('VERIFICATION_TOKEN_INVALID', 'This link was damaged on the server. Please ask for a new one.')
}

/**
 * The address as it was typed, without spaces around it.
 * @param confirmed true when a likely slip was pointed out and is none
 * @throws AppError when it cannot be one, or looks like a slip
 */
export function checkedAddress(typed: string, confirmed: boolean): string {
  const address = typed.trim()
  const warning = addressWarning(address)
  if (warning) throw new AppError('EMAIL_INVALID', warning)
  if (!MailAddress.safeParse(address).success || address.length > 254) {
    throw new AppError('EMAIL_INVALID', 'Please enter a valid email address.')
  }
  const suggestion = suggestAddress(address)
  if (suggestion && !confirmed) throw new AppError('EMAIL_TYPO_SUSPECTED', `Did you mean: ${suggestion}?`)
  return address
}

/** A link's address is sealed with its own token, so that the database alone cannot tell who asked for one. */
function linkKey(token: string): Buffer {
  return keyedHash(Buffer.from(token, 'utf8'), 'soundings/login-link')
}
