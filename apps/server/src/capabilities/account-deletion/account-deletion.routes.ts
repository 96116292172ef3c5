import { accountDeletion } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { setCsrfCookie } from '#server/platform/http/csrf.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf, clearSessionCookie } from '#server/platform/http/session.ts'
import { deleteAccount, deleteData, type AccountDeletionDeps } from './account-deletion.service.ts'

const HEAVY = { isHeavy: true } as const

/** Deletes all data, or the whole account. Neither can be undone. */
export function accountDeletionRoutes(deps: AccountDeletionDeps & { secure: boolean }): FastifyPluginAsync {
  return async (app) => {
    route(app, accountDeletion.deleteData, (request) => deleteData(deps, accountOf(request).vault), HEAVY)

    route(
      app,
      accountDeletion.deleteAccount,
      async (request, reply) => {
        await deleteAccount(deps, accountOf(request).vault)
        clearSessionCookie(reply, deps.secure)
        setCsrfCookie(reply, { key: deps.root.csrf, secure: deps.secure, sessionHash: null })
      },
      HEAVY,
    )
  }
}
