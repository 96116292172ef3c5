import { Health } from '@soundings/contract/health'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Readiness } from '#server/observe/readiness.ts'
import { AppError } from '#server/errors.ts'

const schema = { response: { 200: Health } }

/** For supervisors and load balancers: is the process alive, and can it serve? */
export function healthRoutes({ readiness }: { readiness: Readiness }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/healthz', { config: { access: 'anyone' }, schema }, async () => ({ status: 'ok' as const }))

    app.get('/readyz', { config: { access: 'anyone' }, schema }, async () => {
      if (readiness.isStopping()) throw new AppError('NOT_READY', 'This server is about to end.')
      if (!(await readiness.databaseAnswers())) throw new AppError('NOT_READY', 'The database cannot be reached.')
      return { status: 'ready' as const }
    })
  }
}
