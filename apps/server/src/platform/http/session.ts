import { SESSION_DAYS } from '@soundings/core/account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onBehalfOf } from '#server/platform/db/caller.ts'
import { notSignedIn } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'
import { sessionKeyOf, type SessionKey } from './session-token.ts'

const SESSION_SECONDS = SESSION_DAYS * 86_400
const DAMAGED = 'the key of an account is damaged; "npm run admin -- verify" lists it'

/** The account for which a request runs. */
export type SignedInAccount = { readonly id: string; readonly vault: AccountVault; readonly timeZone: string }

/**
 * Finds the account of a session, or null when the session is unknown or over. `extended` is true when its end was just
 * postponed: the browser must then get a new cookie.
 * @throws SealBrokenError when the session is valid but the key of its account is damaged
 */
export type FindSession = (key: SessionKey) => Promise<{ account: SignedInAccount; extended: boolean } | null>

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedInAccount | null
    /**
     * The session of the cookie. It is set even when the key of its account is damaged and `signedIn` is therefore
     * null.
     */
    session: SessionKey | null
  }
  interface FastifyContextConfig {
    /** Slow work: its statements have connections of their own, and more time. */
    isHeavy?: boolean
  }
}

/** With https the prefix makes browsers refuse the cookie from any other host or path. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-soundings_session' : 'soundings_session'
}

/**
 * Finds the account of a request whose route does not require one. An account with a damaged key counts as signed out:
 * its browser must still be able to sign in to another account.
 */
type ResolveSession = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedInAccount | null>

/** Resolves the session of every request before all other hooks, and refuses protected routes without one. */
export function registerSessions(
  app: FastifyInstance,
  deps: { findSession: FindSession; secure: boolean },
): ResolveSession {
  const name = sessionCookieName(deps.secure)
  const named = (request: FastifyRequest) => sessionKeyOf(request.cookies[name] ?? '')?.accountId ?? null
  /** @throws SealBrokenError */
  const resolveStrictly: ResolveSession = async (request, reply) => {
    const token = request.cookies[name]
    const key = token ? sessionKeyOf(token) : null
    if (!token || !key) return null
    try {
      const session = await deps.findSession(key)
      if (!session) return null
      request.signedIn = session.account
      request.session = key
      if (session.extended && !reply.sent) setSessionCookie(reply, token, deps.secure)
      return session.account
    } catch (error) {
      // Even so, the session is known: its CSRF token stays valid, and signing out ends it.
      if (error instanceof SealBrokenError) request.session = key
      throw error
    }
  }
  const resolve: ResolveSession = (request, reply) =>
    resolveStrictly(request, reply).catch((error: unknown) => {
      if (!(error instanceof SealBrokenError)) throw error
      request.log.error({ error: { name: error.name } }, DAMAGED)
      return null
    })
  const callerOf = (request: FastifyRequest, reply: FastifyReply, isHeavy: boolean) => ({
    account: named(request),
    isHeavy,
    arrivedAt: performance.now() - reply.elapsedTime,
  })
  app.addHook('onRequest', (request, reply, done) => onBehalfOf(callerOf(request, reply, false), done))
  // The caller is set again, because a body arrives in events of the connection, which run outside of the request's
  // context.
  app.addHook('preValidation', (request, reply, done) => {
    onBehalfOf(callerOf(request, reply, request.routeOptions.config.isHeavy === true), done)
  })
  app.decorateRequest('signedIn', null)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (!access || access === 'link') return
    if (access !== 'account') return void (await resolve(request, reply))
    await resolveStrictly(request, reply)
    accountOf(request)
  })
  return resolve
}

/** The account of a request on a protected route. @throws AppError NOT_SIGNED_IN */
export function accountOf(request: FastifyRequest): SignedInAccount {
  if (!request.signedIn) throw notSignedIn()
  return request.signedIn
}

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(sessionCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_SECONDS,
  })
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
