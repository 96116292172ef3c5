import { Sessions, SessionsEnded } from '@soundings/contract/auth'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { accountOf } from '#server/http/session.ts'
import { sessionsStore } from './sessions.store.ts'

const access = { access: 'account' } as const

/** Where somebody is signed in, and how they end that elsewhere. No token and no part of one leaves the server. */
export function sessionsRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  const store = sessionsStore(deps.db)
  return async (app) => {
    app.get('/', { config: access, schema: { response: { 200: Sessions } } }, async (request) => {
      const own = ownHash(request)
      const sessions = await store.list(accountOf(request).id, deps.clock())
      return {
        sessions: sessions.map(({ tokenHash, signedInAt, lastSeenAt }) => ({
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastSeenAt.toISOString(),
          current: tokenHash.equals(own),
        })),
      }
    })

    app.post('/end-others', { config: access, schema: { response: { 200: SessionsEnded } } }, async (request) => ({
      ended: await store.endOthers(accountOf(request).id, ownHash(request)),
    }))
  }
}

function ownHash({ sessionHash }: FastifyRequest): Buffer {
  if (!sessionHash) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  return sessionHash
}
