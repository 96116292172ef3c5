import { ClarityInsights, Streaks } from '@soundings/contract/insights'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '#server/http/session.ts'
import { clarityOf, streaksOf, type InsightsDeps } from './insights.service.ts'

const access = { access: 'account' } as const

/** What the days of a journal add up to. */
export function insightsRoutes(deps: InsightsDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/streaks', { config: access, schema: { response: { 200: Streaks } } }, async (request) =>
      streaksOf(deps, accountOf(request).vault, deps.clock()),
    )

    app.get(
      '/clarity-responsive',
      { config: access, schema: { response: { 200: ClarityInsights } } },
      async (request) => clarityOf(deps, accountOf(request).vault, deps.clock()),
    )
  }
}
