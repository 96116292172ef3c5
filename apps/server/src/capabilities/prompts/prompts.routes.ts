import { FittingPromptList, PromptsQuery } from '@soundings/contract/prompts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '#server/http/session.ts'
import { promptsFor, type PromptsDeps } from './prompts.service.ts'

/** Questions to begin an entry from. */
export function promptsRoutes(deps: PromptsDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      { config: { access: 'account' }, schema: { querystring: PromptsQuery, response: { 200: FittingPromptList } } },
      async (request) => promptsFor(deps, accountOf(request), request.query, deps.clock()),
    )
  }
}
