import { addressWarning, suggestAddress } from '@soundings/core/address'
import { z } from 'zod'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/session-token.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import { keyedHash, type RootKeys } from '#server/vault/root-keys.ts'
import { open, seal, unlessBroken } from '#server/vault/sealed-box.ts'
import { loginCodesStore } from './login-codes.store.ts'
import { loginLinksStore } from './login-links.store.ts'
import { codeHash, newCode, sealAddress } from './sign-in-code.ts'
import { newToken } from './sign-in-token.ts'

/** Links live 15 minutes (product decision). */
const LINK_MINUTES = 15
const LINK_PLACE = 'login_links.email'
const MailAddress = z.email()

type LinkDeps = { db: Db; root: RootKeys; publicUrl: string }

/** Makes a link that signs `address` in, once, in whatever browser it is opened. */
export async function newSignInLink(deps: LinkDeps, address: string, now: Date): Promise<string> {
  return (await addLink(deps, address, { browserHash: null, now })).link
}

/** Makes a link, and a code for the browser that asks; whichever is used first uses up the other. */
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
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
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
