import type { AuthStatus } from '@soundings/contract/auth'
import { auth as endpoints, passkeys as passkeyEndpoints } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { accountOfPasskey, prepareSignIn, type PasskeysDeps } from '#server/capabilities/passkeys/index.ts'
import { setCsrfCookie } from '#server/platform/http/csrf.ts'
import { originOf, wideOriginOf } from '#server/platform/http/origin-address.ts'
import { route } from '#server/platform/http/route.ts'
import { clearSessionCookie, setSessionCookie } from '#server/platform/http/session.ts'
import { hashToken } from '#server/platform/http/session-token.ts'
import { AppError } from '#server/errors.ts'
import { askingBrowser, rememberAskingBrowser } from './asking-browser.ts'
import { sessionsStore } from './sessions.store.ts'
import {
  developmentLogin,
  linkDetails,
  requestLink,
  startSession,
  verifyCode,
  verifyLink,
  type AuthDeps,
} from './auth.service.ts'

/** Signs people in and out. No answer reveals whether an email address has an account. */
export function authRoutes(
  deps: AuthDeps &
    PasskeysDeps & {
      secure: boolean
      devLogin: boolean
      mailIsReal: boolean
      featureAcoustic: boolean
      photographsSentTo: string | null
      mailboxes: AuthStatus['features']['mailboxes']
      clock: () => Date
    },
): FastifyPluginAsync {
  const csrf = (reply: FastifyReply, sessionHash: Buffer | null) =>
    setCsrfCookie(reply, { key: deps.root.csrf, secure: deps.secure, sessionHash })
  const endSession = async ({ session }: FastifyRequest) => {
    if (session) await sessionsStore(deps.db).end(session)
  }
  /** Signing in replaces the session: the browser's previous session ends. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    await endSession(request)
    setSessionCookie(reply, token, deps.secure)
    csrf(reply, hashToken(token))
    return { success: true as const }
  }

  return async (app) => {
    route(app, endpoints.status, async (request, reply) => {
      csrf(reply, request.session?.tokenHash ?? null)
      const account = request.signedIn ? await accountStore(deps.db, request.signedIn.vault).read() : null
      const features = {
        acoustic: deps.featureAcoustic,
        photographs_sent_to: deps.photographsSentTo,
        passkeys_at: deps.site?.id ?? null,
        mailboxes: deps.mailboxes,
      }
      return { authenticated: account !== null, user: account && toUser(account), features }
    })

    route(app, endpoints.requestLogin, async (request, reply) => {
      const { email, confirmed = false } = request.body
      const browser = rememberAskingBrowser(request, reply, deps.secure)
      const [origin, wideOrigin] = [originOf(request), wideOriginOf(request)]
      await requestLink(deps, { email, confirmed, browser, origin, wideOrigin, now: deps.clock() })
      const data = { message: 'If that address is right, a magic link is on its way.' }
      return { data: deps.devLogin && !deps.mailIsReal ? { ...data, dev_note: DEV_NOTE } : data }
    })

    route(app, endpoints.linkDetails, async (request) => {
      const { token = '' } = request.body ?? {}
      const browser = askingBrowser(request, deps.secure)
      const { signedIn } = request
      return linkDetails(deps, { token, browser, signedIn, origin: originOf(request), now: deps.clock() })
    })

    route(app, endpoints.verifyCode, async (request, reply) => {
      const { code, timezone: timeZone } = request.body
      const [browser, origin] = [askingBrowser(request, deps.secure), originOf(request)]
      return signIn(request, reply, await verifyCode(deps, { code, browser, timeZone, origin, now: deps.clock() }))
    })

    route(app, endpoints.verifyLink, async (request, reply) => {
      const origin = originOf(request)
      const { token = '', timezone: timeZone } = request.body ?? {}
      return signIn(request, reply, await verifyLink(deps, { token, timeZone, origin, now: deps.clock() }))
    })

    route(app, endpoints.devLogin, async (request, reply) => {
      const { body } = request
      const origin = originOf(request)
      if (!deps.devLogin) throw new AppError('NOT_FOUND', 'There is nothing at this URL.')
      const { email, token, timezone: timeZone } = body
      return signIn(request, reply, await developmentLogin(deps, { email, token, timeZone, origin, now: deps.clock() }))
    })

    route(app, passkeyEndpoints.prepareSignIn, (request) => prepareSignIn(deps, originOf(request), deps.clock()))

    route(app, passkeyEndpoints.signIn, async (request, reply) => {
      const accountId = await accountOfPasskey(deps, request.body.credential, originOf(request), deps.clock())
      return signIn(request, reply, await startSession(deps, accountId, deps.clock()))
    })

    route(app, endpoints.logout, async (request, reply) => {
      await endSession(request)
      clearSessionCookie(reply, deps.secure)
      csrf(reply, null)
    })
  }
}

const DEV_NOTE =
  'This server can’t send email yet. Your link is in the server log and the outbox folder. You can also use Development Login.'

function toUser(account: Account): NonNullable<AuthStatus['user']> {
  return {
    id: account.id,
    email: account.email,
    display_name: account.displayName,
    subscription_tier: account.tier,
    timezone: account.timeZone,
    created_at: account.createdAt.toISOString(),
  }
}
