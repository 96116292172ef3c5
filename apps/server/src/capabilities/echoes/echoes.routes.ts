import { echoes } from '@soundings/contract/endpoints'
import { localDay } from '@soundings/core/time'
import type { FastifyPluginAsync } from 'fastify'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { echoReceipt } from './echo-receipt.ts'
import { currentEcho, echoHistory, pauseEchoes, type EchoesDeps } from './echoes.service.ts'

/** The current Echo, the history, and the reasons for each Echo. */
export function echoesRoutes(deps: EchoesDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, echoes.current, (request) => currentEcho(deps, accountOf(request).vault, deps.clock()))

    route(app, echoes.pause, (request) => {
      const { vault, timeZone } = accountOf(request)
      const today = localDay(deps.clock(), timeZone)
      return pauseEchoes(deps, vault, { length: request.body.length, today })
    })

    route(app, echoes.resume, (request) => accountStore(deps.db, accountOf(request).vault).saveEchoPause(null))

    route(app, echoes.snapshots, (request) => {
      const { vault, timeZone } = accountOf(request)
      const now = deps.clock()
      return echoHistory(deps, vault, { today: localDay(now, timeZone), now })
    })

    route(app, echoes.receipt, (request) =>
      echoReceipt(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )
  }
}
