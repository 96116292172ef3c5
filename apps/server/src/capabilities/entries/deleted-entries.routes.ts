import { deletedEntries as endpoints } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '#server/platform/db/port.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { deletedEntries, purgeEntry } from './deleted-entries.service.ts'

/** Entries that were deleted and can still be restored. */
export function deletedEntriesRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.list, (request) => deletedEntries(deps, accountOf(request).vault, deps.clock()))
    route(app, endpoints.purge, (request) => purgeEntry(deps, accountOf(request).vault, request.params.id))
  }
}
