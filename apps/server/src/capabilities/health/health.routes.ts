import { health } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Readiness } from '#server/platform/telemetry/readiness.ts'
import { AppError } from '#server/errors.ts'

/** Answers supervisors and load balancers whether the process is alive, and whether it can serve. */
export function healthRoutes({ readiness }: { readiness: Readiness }): FastifyPluginAsync {
  return async (app) => {
    route(app, health.alive, async () => ({ status: 'ok' as const }))

    route(app, health.ready, async () => {
      if (readiness.isStopping()) throw new AppError('NOT_READY', 'This server is shutting down.')
      if (!(await readiness.databaseAnswers())) throw new AppError('NOT_READY', 'The database is unavailable.')
      return { status: 'ready' as const }
    })
  }
}
