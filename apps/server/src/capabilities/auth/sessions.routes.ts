import { sessions } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/port.ts'
import { notSignedIn } from '#server/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { sessionsStore } from './sessions.store.ts'

/** Lists a person's sessions and ends those on other devices. The server sends no part of a token. */
export function sessionsRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsync {
  const store = sessionsStore(deps.db)
  return async (app) => {
    route(app, sessions.list, async (request) => {
      const own = ownHash(request)
      const found = await store.list(accountOf(request).id, deps.clock())
      return {
        sessions: found.map(({ tokenHash, signedInAt, lastSeenAt }) => ({
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastSeenAt.toISOString(),
          current: tokenHash.equals(own),
        })),
      }
    })

    route(app, sessions.endOthers, async (request) => ({
      ended: await store.endOthers(accountOf(request).id, ownHash(request)),
    }))
  }
}

function ownHash({ session }: Pick<FastifyRequest, 'session'>): Buffer {
  if (!session) throw notSignedIn()
  return session.tokenHash
}
