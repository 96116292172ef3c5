import { randomUUID } from 'node:crypto'
import type { LinkDetails } from '@soundings/contract/auth'
import { canonicalAddress, mailboxOf, SESSION_DAYS } from '@soundings/core/account'
import { DAY_MS, isTimeZone } from '@soundings/core/time'
import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { accountStore, EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { adoptTimeZone, claimAddress } from '#server/capabilities/accounts/new-accounts.store.ts'
import { CHECK_ID, secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import { isSameSecret } from '#server/platform/bytes.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { Limiter } from '#server/platform/http/rate-limit.store.ts'
import type { SignedInAccount } from '#server/platform/http/session.ts'
import { hashToken, newSessionToken } from '#server/platform/http/session-token.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { newAccountKey, openAccountVault } from '#server/platform/vault/account-vault.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import { opensWith, refuseForeignSecret } from '#server/platform/vault/foreign-secret.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { DEVELOPMENT_ACCOUNTS } from './development-accounts.ts'
import { loginCodesStore } from './login-codes.store.ts'
import { loginLinksStore } from './login-links.store.ts'
import { loginMail } from './login-mail.ts'
import { sessionsStore } from './sessions.store.ts'
import { codeHash, openAddress, printedCode, typedCode } from './sign-in-code.ts'
import { addressOfLink, checkedAddress, newSignInMail } from './sign-in-link.ts'

/** At most 5 links are sent to one email address in 15 minutes (product decision). */
const LINKS_PER_ADDRESS = 5
/**
 * A provider gives a household a /56 or /48 of IPv6 addresses, so such a network may make several times as many
 * requests.
 */
const WIDE_FACTOR = 10

export type AuthDeps = {
  db: Db
  root: RootKeys
  mailer: Mailer
  limiter: Limiter
  publicUrl: string
  loginLimitPerIp: number
  /** Called with each link when email goes to the development outbox, so that the terminal can show it. */
  onDevelopmentLink?: ((link: string) => void) | undefined
}

/** @returns the token of a new session, for someone who has proved whose account it is */
export async function startSession({ db }: Pick<AuthDeps, 'db'>, accountId: string, now: Date): Promise<string> {
  const token = newSessionToken(accountId)
  await sessionsStore(db).start({ accountId, tokenHash: hashToken(token), now, expiresAt: sessionEnd(now) })
  return token
}

/** Sends a link and a code. Known and unknown email addresses are treated alike in every respect. */
export async function requestLink(
  deps: AuthDeps,
  input: {
    email: string
    confirmed: boolean
    /** The secret of the requesting browser. */
    browser: string
    origin: string
    /** The wider network of the request, for example the one that a provider gives to a household. */
    wideOrigin: string
    now: Date
  },
): Promise<void> {
  const { now } = input
  await deps.limiter.hit('login-link-ip', input.origin, deps.loginLimitPerIp, now)
  await deps.limiter.hit('login-link-net', input.wideOrigin, WIDE_FACTOR * deps.loginLimitPerIp, now)
  const address = checkedAddress(input.email, input.confirmed)
  await deps.limiter.hit('login-link-address', mailboxOf(address), LINKS_PER_ADDRESS, now)
  const { link, code } = await newSignInMail(deps, address, { browser: input.browser, now })
  try {
    await deps.mailer.send(loginMail(address, { link, code: printedCode(code) }))
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'MAIL_FAILED'
    throw isRefused ? new AppError('MAIL_FAILED', 'Failed to send magic link', { cause: error }) : error
  }
  deps.onDevelopmentLink?.(link)
}

/** The account of a link, and whether this browser requested it. The link remains usable. */
export async function linkDetails(
  deps: AuthDeps,
  input: {
    token: string
    browser: string | null
    signedIn: SignedInAccount | null
    origin: string
    now: Date
  },
): Promise<LinkDetails> {
  if (input.token === '') throw new AppError('VERIFICATION_TOKEN_MISSING', 'No verification token provided')
  const link = await loginLinksStore(deps.db).find(hashToken(input.token), input.now)
  if (!link) return refuseLink(deps, input.origin, input.now)
  const email = addressOfLink(input.token, link.emailSealed)
  const account = input.signedIn && (await accountDirectory(deps.db).findByAddress(addressHash(deps.root, email)))
  const asked = input.browser !== null && link.browserHash?.equals(hashToken(input.browser)) === true
  const here = input.signedIn === null ? 'nobody' : account === input.signedIn.id ? 'same' : 'other'
  return { email, asked_here: asked, signed_in_here: here }
}

/** @returns the token of a new session */
export async function verifyCode(
  deps: AuthDeps,
  input: {
    code: string
    browser: string | null
    timeZone: string | undefined
    origin: string
    now: Date
  },
): Promise<string> {
  const { browser, now } = input
  const codes = loginCodesStore(deps.db)
  const browserHash = browser && hashToken(browser)
  const known = browserHash && (await codes.attempt(browserHash, now))
  if (!browser || !browserHash || !known) {
    await deps.limiter.hit('verify-failed-ip', input.origin, deps.loginLimitPerIp, now)
    throw new AppError('VERIFICATION_CODE_OVER', 'This code has expired or was already used. Please ask for a new one.')
  }
  const hash = codeHash(browser, typedCode(input.code))
  if (!isSameSecret(hash, known.codeHash) || !(await codes.use(browserHash, hash))) {
    await deps.limiter.hit('verify-failed-ip', input.origin, deps.loginLimitPerIp, now)
    throw new AppError('VERIFICATION_CODE_WRONG', `That’s not the right code. ${triesLeft(known.triesLeft)}`)
  }
  await loginLinksStore(deps.db).use(known.tokenHash, now)
  return signIn(deps, openAddress(browser, known.emailSealed), input.timeZone, now)
}

/** @returns the token of a new session */
export async function verifyLink(
  deps: AuthDeps,
  input: {
    token: string
    timeZone: string | undefined
    origin: string
    now: Date
  },
): Promise<string> {
  if (input.token === '') throw new AppError('VERIFICATION_TOKEN_MISSING', 'No verification token provided')
  const link = await loginLinksStore(deps.db).use(hashToken(input.token), input.now)
  if (!link) return refuseLink(deps, input.origin, input.now)
  if (link.browserHash) await loginCodesStore(deps.db).forget(link.browserHash, hashToken(input.token))
  const address = addressOfLink(input.token, link.emailSealed)
  return signIn(deps, address, input.timeZone, input.now)
}

/** @returns the token of a new session */
export async function developmentLogin(
  deps: AuthDeps,
  input: {
    email: string
    token: string
    timeZone: string | undefined
    origin: string
    now: Date
  },
): Promise<string> {
  const address = canonicalAddress(input.email.trim())
  const known = DEVELOPMENT_ACCOUNTS.some((account) => account.email === address && account.token === input.token)
  if (!known) {
    await deps.limiter.hit('dev-login-failed-ip', input.origin, deps.loginLimitPerIp, input.now)
    throw new AppError('LOGIN_FAILED', 'Login failed')
  }
  return signIn(deps, address, input.timeZone, input.now)
}

async function signIn(deps: AuthDeps, address: string, timeZone: string | undefined, now: Date): Promise<string> {
  const accountId = await accountFor(deps, { address, timeZone, now })
  await resealAddress(deps, accountId, address)
  // An operator can create an account before its first sign-in; it then gets the time zone of the first browser.
  if (timeZone && isTimeZone(timeZone)) await adoptTimeZone(deps.db, accountId, timeZone)
  return startSession(deps, accountId, now)
}

async function refuseLink(deps: AuthDeps, origin: string, now: Date): Promise<never> {
  await deps.limiter.hit('verify-failed-ip', origin, deps.loginLimitPerIp, now)
  throw new AppError('VERIFICATION_TOKEN_INVALID', 'This link has expired or was already used.')
}

/**
 * The account of an email address. It is created at the first verification, with its own key and the time zone of that
 * browser; UTC when the zone is unknown.
 */
export async function accountFor(
  { db, root }: Pick<AuthDeps, 'db' | 'root'>,
  { address, timeZone, now }: { address: string; timeZone: string | undefined; now: Date },
): Promise<string> {
  const emailHash = addressHash(root, address)
  const existing = await accountDirectory(db).findByAddress(emailHash)
  if (existing) return existing
  // A server with the old key after a rotation finds no account for any address, and must not create new ones.
  const checks = secretCheckStore(db)
  const check = await checks.read()
  if (!check) await checks.keep(newAccountKey(root, CHECK_ID))
  else if (!opensWith(root, [check])) refuseForeignSecret(root, await checks.someKeys())
  const id = randomUUID()
  const key = newAccountKey(root, id)
  const emailSealed = openAccountVault(root, id, key).seal(EMAIL_PLACE, address)
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  return db.transaction((tx) => claimAddress(tx, emailHash, { id, createdAt: now, key, emailSealed, timeZone: zone }))
}

/** Seals an email address again if the stored one cannot be decrypted: the sign-in has just proved which one it is. */
async function resealAddress(deps: Pick<AuthDeps, 'db' | 'root'>, accountId: string, address: string) {
  const vault = await accountVaultOf(deps, accountId)
  if (!vault) return
  const store = accountStore(deps.db, vault)
  const account = await store.read()
  if (account && account.email === null) await store.saveEmail(address)
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}

function triesLeft(count: number): string {
  if (count === 0) return 'Please ask for a new one.'
  return count === 1 ? 'You can try once more.' : `You can try ${count} more times.`
}
