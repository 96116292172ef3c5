import { prompts } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { promptsFor, type PromptsDeps } from './prompts.service.ts'

/** Questions to start an entry with. */
export function promptsRoutes(deps: PromptsDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, prompts.fitting, (request) => promptsFor(deps, accountOf(request), request.query, deps.clock()))
  }
}
