import { echoMarks } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { listMarks, setMark, takeBackMark, type MarksDeps } from './echo-marks.service.ts'

/** A person’s marks on Echos, and their effect on later Echos. The same in every tier. */
export function echoMarksRoutes(deps: MarksDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, echoMarks.list, (request) => {
      const { vault, timeZone } = accountOf(request)
      return listMarks(deps, vault, { now: deps.clock(), timeZone })
    })

    route(app, echoMarks.set, (request) => {
      const { vault, timeZone } = accountOf(request)
      const { id } = request.params
      return setMark(deps, vault, { id, body: request.body, now: deps.clock(), timeZone })
    })

    route(app, echoMarks.takeBack, (request) => takeBackMark(deps, accountOf(request).vault, request.params.id))
  }
}
