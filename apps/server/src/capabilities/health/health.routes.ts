import { Health } from '@soundings/contract/health'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queryable } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'

const schema = { response: { 200: Health } }

/** For supervisors and load balancers: is the process alive, and can it serve? */
export function healthRoutes(deps: { db: Queryable }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/healthz', { config: { access: 'anyone' }, schema }, async () => ({ status: 'ok' as const }))

    app.get('/readyz', { config: { access: 'anyone' }, schema }, async () => {
      try {
        await deps.db.query('select 1 as ready')
      } catch {
        throw new AppError('NOT_READY', 'The database cannot be reached.')
      }
      return { status: 'ready' as const }
    })
  }
}
