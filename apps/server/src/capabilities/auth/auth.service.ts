import { randomUUID } from 'node:crypto'
import { canonicalAddress } from '@soundings/core/address'
import { isTimeZone } from '@soundings/core/time'
import {
  accountDirectory,
  accountStore,
  adoptTimeZone,
  claimAddress,
  EMAIL_PLACE,
} from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { Limiter } from '#server/http/rate-limit.ts'
import { SESSION_DAYS } from '#server/http/session.ts'
import { hashToken, newSessionToken, type SessionKey } from '#server/http/session-token.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import { newAccountKey, openAccountVault } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import { refuseForeignSecret } from '#server/vault/foreign-secret.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { DEVELOPMENT_ACCOUNTS } from './development-accounts.ts'
import { loginLinksStore } from './login-links.store.ts'
import { loginMail } from './login-mail.ts'
import { sessionsStore } from './sessions.store.ts'
import { addressOfLink, checkedAddress, newSignInLink } from './sign-in-link.ts'

/** At most 5 links are sent to one address in 15 minutes (product decision). */
const LINKS_PER_ADDRESS = 5
const DAY_MS = 86_400_000

export type AuthDeps = {
  db: Db
  root: RootKeys
  mailer: Mailer
  limiter: Limiter
  publicUrl: string
  loginLimitPerIp: number
  /** Told of each link where mail goes to the development outbox, so that it can be followed from the terminal. */
  onDevelopmentLink?: ((link: string) => void) | undefined
}

/** Signing in by mailed link, or by the fixed tokens of the development accounts. */
export function authService(deps: AuthDeps) {
  const { db } = deps
  const links = loginLinksStore(db)

  async function startSession(accountId: string, now: Date): Promise<string> {
    const token = newSessionToken(accountId)
    await sessionsStore(db).start({ accountId, tokenHash: hashToken(token), now, expiresAt: sessionEnd(now) })
    return token
  }

  async function signIn(address: string, timeZone: string | undefined, now: Date): Promise<string> {
    const accountId = await accountFor(deps, { address, timeZone, now })
    await mendAddress(deps, accountId, address)
    // Some accounts are made before anybody signs in to them; the zone is the one of the first browser.
    if (timeZone && isTimeZone(timeZone)) await adoptTimeZone(db, accountId, timeZone)
    return startSession(accountId, now)
  }

  return {
    /** Sends a link. Known and unknown addresses are treated alike in every respect. */
    async requestLink(input: { email: string; confirmed: boolean; origin: string; now: Date }): Promise<void> {
      const { now } = input
      await deps.limiter.hit('login-link-ip', input.origin, deps.loginLimitPerIp, now)
      const address = checkedAddress(input.email, input.confirmed)
      await deps.limiter.hit('login-link-address', canonicalAddress(address), LINKS_PER_ADDRESS, now)
      const link = await newSignInLink(deps, address, now)
      await deps.mailer.send(loginMail(address, link))
      deps.onDevelopmentLink?.(link)
    },

    /** @returns the token of a new session */
    async verifyLink(input: {
      token: string
      timeZone: string | undefined
      origin: string
      now: Date
    }): Promise<string> {
      if (input.token === '') throw new AppError('VERIFICATION_TOKEN_MISSING', 'No verification token provided')
      const link = await links.use(hashToken(input.token), input.now)
      if (!link) {
        await deps.limiter.hit('verify-failed-ip', input.origin, deps.loginLimitPerIp, input.now)
        throw new AppError('VERIFICATION_TOKEN_INVALID', 'This link has expired or was already used.')
      }
      const address = addressOfLink(input.token, link.emailSealed)
      return signIn(address, input.timeZone, input.now)
    },

    /** @returns the token of a new session */
    async developmentLogin(input: {
      email: string
      token: string
      timeZone: string | undefined
      origin: string
      now: Date
    }): Promise<string> {
      const address = canonicalAddress(input.email.trim())
      const known = DEVELOPMENT_ACCOUNTS.some((account) => account.email === address && account.token === input.token)
      if (!known) {
        await deps.limiter.hit('dev-login-failed-ip', input.origin, deps.loginLimitPerIp, input.now)
        throw new AppError('LOGIN_FAILED', 'Login failed')
      }
      return signIn(address, input.timeZone, input.now)
    },

    async logout(session: SessionKey): Promise<void> {
      await sessionsStore(db).end(session)
    },
  }
}

/**
 * The account of an address. It begins to exist at its first verification, with a key of its own and in the time zone
 * of that browser; UTC when the zone is not known.
 */
export async function accountFor(
  { db, root }: Pick<AuthDeps, 'db' | 'root'>,
  { address, timeZone, now }: { address: string; timeZone: string | undefined; now: Date },
): Promise<string> {
  const emailHash = addressHash(root, address)
  const existing = await accountDirectory(db).findByAddress(emailHash)
  if (existing) return existing
  // A server that still has the key from before a rotation finds nobody under any address, and must not begin anew.
  refuseForeignSecret(root, await accountDirectory(db).someKeys())
  const id = randomUUID()
  const key = newAccountKey(root, id)
  const emailSealed = openAccountVault(root, id, key).seal(EMAIL_PLACE, address)
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  return db.transaction((tx) => claimAddress(tx, emailHash, { id, createdAt: now, key, emailSealed, timeZone: zone }))
}

/** Seals an address anew that does not open any more: who signs in with it has just shown which it is. */
async function mendAddress({ db, root }: Pick<AuthDeps, 'db' | 'root'>, accountId: string, address: string) {
  const key = await accountDirectory(db).findKey(accountId)
  if (!key) return
  const store = accountStore(db, openAccountVault(root, accountId, key))
  const account = await store.read()
  if (account && account.email === null) await store.saveEmail(address)
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}
