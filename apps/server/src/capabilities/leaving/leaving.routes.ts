import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { setCsrfCookie } from '#server/http/csrf.ts'
import { accountOf, clearSessionCookie } from '#server/http/session.ts'
import { deleteAccount, deleteData, type LeavingDeps } from './leaving.service.ts'

const gone = { config: { access: 'account', isHeavy: true }, schema: { response: { 204: z.null() } } } as const

/** Going, with or without the account. There is no way back from either. */
export function leavingRoutes(deps: LeavingDeps & { secure: boolean }): FastifyPluginAsyncZod {
  return async (app) => {
    app.delete('/delete-data', gone, async (request, reply) => {
      await deleteData(deps, accountOf(request).vault)
      return reply.code(204).send(null)
    })

    app.delete('/delete-account', gone, async (request, reply) => {
      await deleteAccount(deps, accountOf(request).vault)
      clearSessionCookie(reply, deps.secure)
      setCsrfCookie(reply, { key: deps.root.csrf, secure: deps.secure, sessionHash: null })
      return reply.code(204).send(null)
    })
  }
}
