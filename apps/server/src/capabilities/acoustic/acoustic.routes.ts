import { AcousticAnalysis, AcousticQuery, DeviceCheck, DeviceCheckQuery } from '@soundings/contract/acoustic'
import { deviceTier, type DeviceTier } from '@soundings/core/waves'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '#server/http/session.ts'
import { acousticPicture, pictureCache, type AcousticDeps } from './acoustic.service.ts'

const access = { access: 'account' } as const

/** The acoustic picture of the last days. */
export function acousticRoutes(deps: Omit<AcousticDeps, 'cache'> & { clock: () => Date }): FastifyPluginAsyncZod {
  const cache = pictureCache()
  return async (app) => {
    app.get(
      '/device-check',
      { config: access, schema: { querystring: DeviceCheckQuery, response: { 200: DeviceCheck } } },
      async (request, reply) => {
        // Asks the browser to say more of itself with the next request.
        reply.header('accept-ch', 'Device-Memory, Sec-CH-UA-Mobile')
        return { device_tier: tierOf(request, request.query.tier) }
      },
    )

    app.get(
      '/analysis',
      { config: access, schema: { querystring: AcousticQuery, response: { 200: AcousticAnalysis } } },
      async (request) => {
        const { days, tier } = request.query
        const wanted = { days, deviceTier: tierOf(request, tier), now: deps.clock() }
        try {
          return await acousticPicture({ ...deps, cache }, accountOf(request).vault, wanted)
        } catch (error) {
          // The page draws a lighter picture by itself; the cause is for the log.
          request.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'acoustic analysis failed')
          return { success: false, fallback_required: true, message: 'analysis unavailable', acoustic_analysis: null }
        }
      },
    )
  }
}

function tierOf(request: FastifyRequest, override: DeviceTier | undefined): DeviceTier {
  const memory = Number(request.headers['device-memory'])
  return deviceTier({
    mobile: request.headers['sec-ch-ua-mobile'] === '?1',
    deviceMemory: Number.isFinite(memory) && memory > 0 ? memory : null,
    override,
  })
}
