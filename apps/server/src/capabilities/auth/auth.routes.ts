import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AuthStatus,
  CodeVerification,
  DevLogin,
  LinkDetails,
  LinkQuestion,
  LinkRequest,
  LinkRequested,
  LinkVerification,
  SignedIn,
} from '@soundings/contract/auth'
import { z } from 'zod'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { setCsrfCookie } from '#server/http/csrf.ts'
import { originOf, wideOriginOf } from '#server/http/origin-address.ts'
import { clearSessionCookie, setSessionCookie } from '#server/http/session.ts'
import { hashToken } from '#server/http/session-token.ts'
import { AppError } from '#server/errors.ts'
import { askingBrowser, rememberAskingBrowser } from './asking-browser.ts'
import { authService, type AuthDeps } from './auth.service.ts'

/** Signing in and out. Nothing here tells whether an address has an account. */
export function authRoutes(
  deps: AuthDeps & {
    secure: boolean
    devLogin: boolean
    mailIsReal: boolean
    featureAcoustic: boolean
    photographsSentTo: string | null
    mailboxes: AuthStatus['features']['mailboxes']
    clock: () => Date
  },
): FastifyPluginAsyncZod {
  const auth = authService(deps)
  const csrf = (reply: FastifyReply, sessionHash: Buffer | null) =>
    setCsrfCookie(reply, { key: deps.root.csrf, secure: deps.secure, sessionHash })
  const endSession = async ({ signedIn, sessionHash }: FastifyRequest) => {
    if (signedIn && sessionHash) await auth.logout({ accountId: signedIn.id, tokenHash: sessionHash })
  }
  /** A sign-in renews the session: the one the browser held until now ends. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    await endSession(request)
    setSessionCookie(reply, token, deps.secure)
    csrf(reply, hashToken(token))
    return { success: true as const }
  }

  return async (app) => {
    app.get(
      '/status',
      { config: { access: 'anyone' }, schema: { response: { 200: AuthStatus } } },
      async (request, reply) => {
        csrf(reply, request.sessionHash)
        const account = request.signedIn ? await accountStore(deps.db, request.signedIn.vault).read() : null
        const features = {
          acoustic: deps.featureAcoustic,
          photographs_sent_to: deps.photographsSentTo,
          mailboxes: deps.mailboxes,
        }
        return { authenticated: account !== null, user: account && toUser(account), features }
      },
    )

    app.post(
      '/request-login',
      { config: { access: 'anyone' }, schema: { body: LinkRequest, response: { 200: LinkRequested } } },
      async (request, reply) => {
        const { body } = request
        const browser = rememberAskingBrowser(request, reply, deps.secure)
        await auth.requestLink({
          email: body.email,
          confirmed: body.confirmed ?? false,
          browser,
          origin: originOf(request),
          wideOrigin: wideOriginOf(request),
          now: deps.clock(),
        })
        const data = { message: 'If this address can receive mail, a magic link is on its way.' }
        return { data: deps.devLogin && !deps.mailIsReal ? { ...data, dev_note: DEV_NOTE } : data }
      },
    )

    app.post(
      '/magic-link-details',
      { config: { access: 'anyone' }, schema: { body: LinkQuestion.optional(), response: { 200: LinkDetails } } },
      async (request) => {
        const { token = '' } = request.body ?? {}
        const browser = askingBrowser(request, deps.secure)
        const { signedIn } = request
        return auth.linkDetails({ token, browser, signedIn, origin: originOf(request), now: deps.clock() })
      },
    )

    app.post(
      '/verify-code',
      { config: { access: 'anyone' }, schema: { body: CodeVerification, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { code, timezone: timeZone } = request.body
        const [browser, origin] = [askingBrowser(request, deps.secure), originOf(request)]
        return signIn(request, reply, await auth.verifyCode({ code, browser, timeZone, origin, now: deps.clock() }))
      },
    )

    app.post(
      '/verify-magic-link',
      { config: { access: 'anyone' }, schema: { body: LinkVerification.optional(), response: { 200: SignedIn } } },
      async (request, reply) => {
        const origin = originOf(request)
        const { token = '', timezone: timeZone } = request.body ?? {}
        return signIn(request, reply, await auth.verifyLink({ token, timeZone, origin, now: deps.clock() }))
      },
    )

    app.post(
      '/dev-login',
      { config: { access: 'anyone' }, schema: { body: DevLogin, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { body } = request
        const origin = originOf(request)
        if (!deps.devLogin) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
        const { email, token, timezone: timeZone } = body
        return signIn(
          request,
          reply,
          await auth.developmentLogin({ email, token, timeZone, origin, now: deps.clock() }),
        )
      },
    )

    app.post(
      '/logout',
      { config: { access: 'account' }, schema: { response: { 204: z.null() } } },
      async (request, reply) => {
        await endSession(request)
        clearSessionCookie(reply, deps.secure)
        csrf(reply, null)
        return reply.code(204).send(null)
      },
    )
  }
}

const DEV_NOTE =
  'No mail server is set: the link was written to the outbox folder and the log. Development Login works too.'

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
