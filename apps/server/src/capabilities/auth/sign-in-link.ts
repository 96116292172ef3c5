import { addressWarning, EMAIL_LENGTH_MAX, LINK_MINUTES, suggestAddress } from '@soundings/core/account'
import { MINUTE_MS } from '@soundings/core/time'
import { z } from 'zod'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/platform/http/session-token.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import { keyedHash, type RootKeys } from '#server/platform/vault/root-keys.ts'
import { open, seal, unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { loginCodesStore } from './login-codes.store.ts'
import { loginLinksStore } from './login-links.store.ts'
import { codeHash, newCode, sealAddress } from './sign-in-code.ts'
import { newToken } from './sign-in-token.ts'

const LINK_PLACE = 'login_links.email'
const MailAddress = z.email()

type LinkDeps = { db: Db; root: RootKeys; publicUrl: string }

/** Creates a link that signs `address` in once, in any browser. */
export async function newSignInLink(deps: LinkDeps, address: string, now: Date): Promise<string> {
  return (await addLink(deps, address, { browserHash: null, now })).link
}

/** Creates a link, and a code for the requesting browser; using one of them uses up the other. */
export async function newSignInMail(
  deps: LinkDeps,
  address: string,
  { browser, now }: { browser: string; now: Date },
): Promise<{ link: string; code: string }> {
  const browserHash = hashToken(browser)
  const { link, tokenHash, expiresAt } = await addLink(deps, address, { browserHash, now })
  const code = newCode()
  const sealed = { codeHash: codeHash(browser, code), emailSealed: sealAddress(browser, address) }
  await loginCodesStore(deps.db).put(browserHash, { ...sealed, tokenHash, expiresAt })
  return { link, code }
}

async function addLink(
  { db, root, publicUrl }: LinkDeps,
  address: string,
  { browserHash, now }: { browserHash: Buffer | null; now: Date },
): Promise<{ link: string; tokenHash: Buffer; expiresAt: Date }> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
  await loginLinksStore(db).add({
    tokenHash,
    emailHash: addressHash(root, address),
    emailSealed: seal(linkKey(token), LINK_PLACE, Buffer.from(address, 'utf8')),
    browserHash,
    now,
    expiresAt,
  })
  return { link: `${publicUrl}/verify?token=${token}`, tokenHash, expiresAt }
}

/** The email address of a link. @throws AppError when the stored address is damaged */
export function addressOfLink(token: string, emailSealed: Buffer): string {
  const address = unlessBroken(() => open(linkKey(token), LINK_PLACE, emailSealed).toString('utf8'))
  if (address !== null) return address
  throw new AppError('VERIFICATION_TOKEN_INVALID', 'This link was damaged on the server. Please ask for a new one.')
}

/**
 * The entered email address, without spaces around it.
 * @param confirmed true when the user has confirmed an address that looks misspelled
 * @throws AppError when the address is invalid, or looks misspelled
 */
export function checkedAddress(typed: string, confirmed: boolean): string {
  const address = typed.trim()
  const warning = addressWarning(address)
  if (warning) throw new AppError('EMAIL_INVALID', warning)
  if (!MailAddress.safeParse(address).success || address.length > EMAIL_LENGTH_MAX) {
    throw new AppError('EMAIL_INVALID', 'Please enter a valid email address.')
  }
  const suggestion = suggestAddress(address)
  if (suggestion && !confirmed) throw new AppError('EMAIL_TYPO_SUSPECTED', `Did you mean: ${suggestion}?`)
  return address
}

/**
 * A link's email address is sealed with the link's own token, so that the database alone does not reveal who requested
 * it.
 */
function linkKey(token: string): Buffer {
  return keyedHash(Buffer.from(token, 'utf8'), 'soundings/login-link')
}
