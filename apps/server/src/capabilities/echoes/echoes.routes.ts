import { CurrentEcho, EchoId, EchoReceipt, EchoSnapshots, PausedEchoes, PauseEchoes } from '@soundings/contract/echoes'
import { localStamp } from '@soundings/core/time'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { accountOf } from '#server/http/session.ts'
import { echoReceipt } from './echo-receipt.ts'
import { currentEcho, pastEchoes, pauseEchoes, type EchoesDeps } from './echoes.service.ts'

const access = { access: 'account' } as const

/** What comes back from the entries. */
export function echoesRoutes(deps: EchoesDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/current', { config: access, schema: { response: { 200: CurrentEcho } } }, async (request) =>
      currentEcho(deps, accountOf(request).vault, deps.clock()),
    )

    app.put(
      '/pause',
      { config: access, schema: { body: PauseEchoes, response: { 200: PausedEchoes } } },
      async (request) => {
        const { vault, timeZone } = accountOf(request)
        const today = localStamp(deps.clock().getTime(), timeZone).day
        return pauseEchoes(deps, vault, { length: request.body.length, today })
      },
    )

    app.delete('/pause', { config: access, schema: { response: { 204: z.null() } } }, async (request, reply) => {
      await accountStore(deps.db, accountOf(request).vault).saveEchoPause(null)
      return reply.code(204).send(null)
    })

    app.get('/snapshots', { config: access, schema: { response: { 200: EchoSnapshots } } }, async (request) => {
      const echoes = await pastEchoes(deps, accountOf(request).vault, deps.clock())
      return {
        snapshots: echoes.map((echo) => ({
          id: echo.id,
          text: echo.text,
          generated_at: echo.generatedAt.toISOString(),
          based_on_entries: echo.basedOnEntries,
          resonance_score: echo.resonance,
        })),
      }
    })

    app.get(
      '/:id/receipt',
      { config: access, schema: { params: EchoId, response: { 200: EchoReceipt } } },
      async (request) => echoReceipt(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )
  }
}
