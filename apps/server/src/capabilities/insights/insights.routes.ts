import { insights } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { clarityOf, streaksOf, type InsightsDeps } from './insights.service.ts'
import { movesIn, type MovesDeps } from './moves.service.ts'
import { peopleIn, type PeopleDeps } from './people.service.ts'

/** Streaks, Clarity, what moves with what, and the people of a journal. */
export function insightsRoutes(
  deps: InsightsDeps & MovesDeps & PeopleDeps & { clock: () => Date },
): FastifyPluginAsync {
  return async (app) => {
    route(app, insights.streaks, (request) => streaksOf(deps, accountOf(request).vault, deps.clock()))

    route(app, insights.clarity, (request) => clarityOf(deps, accountOf(request).vault, deps.clock()))

    route(app, insights.moves, (request) =>
      movesIn(deps, accountOf(request).vault, { span: request.query.span, now: deps.clock() }),
    )

    route(app, insights.people, async (request) => ({ people: await peopleIn(deps, accountOf(request).vault) }))
  }
}
