import { onThisDay } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { answerCard, bringBackDay, cardOf, settingsOf, turn, type OnThisDayDeps } from './on-this-day.service.ts'

/** Entries from a past day that “today” points back to, and the person's choices about it. */
export function onThisDayRoutes(deps: OnThisDayDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, onThisDay.card, async (request) => ({ card: await cardOf(deps, accountOf(request), deps.clock()) }))

    route(app, onThisDay.answer, (request) =>
      answerCard(deps, accountOf(request), { ...request.params, ...request.body, now: deps.clock() }),
    )

    route(app, onThisDay.bringBack, (request) => bringBackDay(deps, accountOf(request).vault, request.params.date))

    route(app, onThisDay.settings, (request) => settingsOf(deps, accountOf(request).vault))

    route(app, onThisDay.change, (request) => turn(deps, accountOf(request).vault, request.body.on))
  }
}
