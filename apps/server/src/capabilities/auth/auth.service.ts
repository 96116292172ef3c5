import { randomBytes, randomUUID } from 'node:crypto'
import { addressWarning, canonicalAddress, suggestAddress } from '@soundings/core/address'
import { isTimeZone } from '@soundings/core/time'
import { z } from 'zod'
import {
  accountDirectory,
  adoptTimeZone,
  claimAddress,
  EMAIL_PLACE,
} from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { Limiter } from '#server/http/rate-limit.ts'
import { hashToken, SESSION_DAYS } from '#server/http/session.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import { newAccountKey, openAccountVault } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import { keyedHash, type RootKeys } from '#server/vault/root-keys.ts'
import { open, seal } from '#server/vault/sealed-box.ts'
import { DEVELOPMENT_ACCOUNTS } from './development-accounts.ts'
import { loginLinksStore } from './login-links.store.ts'
import { loginMail } from './login-mail.ts'
import { sessionsStore } from './sessions.store.ts'

/** Links live 15 minutes and at most 5 are sent to one address in that time (product decision). */
const LINK_MINUTES = 15
const LINKS_PER_ADDRESS = 5
const TOKEN_BYTES = 32
const LINK_PLACE = 'login_links.email'
const DAY_MS = 86_400_000

const MailAddress = z.email()

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
  const { db, root } = deps
  const links = loginLinksStore(db)

  async function startSession(accountId: string, now: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await sessionsStore(db).start({ tokenHash: hashToken(token), accountId, now, expiresAt: sessionEnd(now) })
    return token
  }

  return {
    /** Sends a link. Known and unknown addresses are treated alike in every respect. */
    async requestLink(input: { email: string; confirmed: boolean; ip: string; now: Date }): Promise<void> {
      const { now } = input
      await deps.limiter.hit('login-link-ip', input.ip, deps.loginLimitPerIp, now)
      const address = checkedAddress(input.email, input.confirmed)
      await deps.limiter.hit('login-link-address', canonicalAddress(address), LINKS_PER_ADDRESS, now)
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      await links.add({
        tokenHash: hashToken(token),
        emailHash: addressHash(root, address),
        emailSealed: seal(linkKey(token), LINK_PLACE, Buffer.from(address, 'utf8')),
        now,
        expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
      })
      const link = `${deps.publicUrl}/verify?token=${token}`
      await deps.mailer.send(loginMail(address, link))
      deps.onDevelopmentLink?.(link)
    },

    /** @returns the token of a new session */
    async verifyLink(input: { token: string; timeZone: string | undefined; ip: string; now: Date }): Promise<string> {
      if (input.token === '') throw new AppError('VERIFICATION_TOKEN_MISSING', 'No verification token provided')
      const link = await links.use(hashToken(input.token), input.now)
      if (!link) {
        await deps.limiter.hit('verify-failed-ip', input.ip, deps.loginLimitPerIp, input.now)
        throw new AppError('VERIFICATION_TOKEN_INVALID', 'This link has expired or was already used.')
      }
      const address = open(linkKey(input.token), LINK_PLACE, link.emailSealed).toString('utf8')
      return startSession(await accountFor(deps, { address, timeZone: input.timeZone, now: input.now }), input.now)
    },

    /** @returns the token of a new session */
    async developmentLogin(input: {
      email: string
      token: string
      timeZone: string | undefined
      ip: string
      now: Date
    }): Promise<string> {
      const address = canonicalAddress(input.email.trim())
      const known = DEVELOPMENT_ACCOUNTS.some((account) => account.email === address && account.token === input.token)
      if (!known) {
        await deps.limiter.hit('dev-login-failed-ip', input.ip, deps.loginLimitPerIp, input.now)
        throw new AppError('LOGIN_FAILED', 'Login failed')
      }
      const accountId = await accountFor(deps, { address, timeZone: input.timeZone, now: input.now })
      // The development accounts are made before anybody signs in to them; the zone is the one of the first browser.
      if (input.timeZone && isTimeZone(input.timeZone)) await adoptTimeZone(db, accountId, input.timeZone)
      return startSession(accountId, input.now)
    },

    async logout(sessionHash: Buffer): Promise<void> {
      await sessionsStore(db).end(sessionHash)
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
  const id = randomUUID()
  const key = newAccountKey(root, id)
  const emailSealed = openAccountVault(root, id, key).seal(EMAIL_PLACE, address)
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  return db.transaction((tx) => claimAddress(tx, emailHash, { id, createdAt: now, key, emailSealed, timeZone: zone }))
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}

/** A link's address is sealed with its own token, so that the database alone cannot tell who asked for one. */
function linkKey(token: string): Buffer {
  return keyedHash(Buffer.from(token, 'utf8'), 'soundings/login-link')
}

function checkedAddress(typed: string, confirmed: boolean): string {
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
