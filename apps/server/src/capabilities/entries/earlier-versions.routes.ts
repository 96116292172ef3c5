import { earlierVersions as endpoints } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '#server/platform/db/port.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { bringBackVersion, earlierVersions, readVersion } from './earlier-versions.service.ts'
import { toEntry } from './entry-record.ts'

export function earlierVersionsRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.list, (request) =>
      earlierVersions(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )
    route(app, endpoints.read, (request) => readVersion(deps, accountOf(request).vault, request.params.id))
    route(app, endpoints.bringBack, async (request) => {
      const { vault } = accountOf(request)
      return toEntry(await bringBackVersion(deps, vault, request.params.id, request.body, deps.clock()))
    })
  }
}
