import { acoustic } from '@soundings/contract/endpoints'
import { deviceTier, type DeviceTier } from '@soundings/core/acoustic'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { acousticPicture, type AcousticDeps } from './acoustic.service.ts'

/** The acoustic picture of the most recent days. */
export function acousticRoutes(deps: AcousticDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, acoustic.deviceCheck, async (request, reply) => {
      // Asks the browser for client hints with its next request.
      reply.header('accept-ch', 'Device-Memory, Sec-CH-UA-Mobile')
      return { device_tier: tierOf(request, request.query.tier) }
    })

    route(app, acoustic.analysis, async (request) => {
      const { days, tier } = request.query
      const wanted = { days, deviceTier: tierOf(request, tier), now: deps.clock() }
      try {
        return await acousticPicture(deps, accountOf(request).vault, wanted)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'WORK_TOO_LONG') throw error
        // The page draws a lighter picture by itself; the server only logs the cause.
        request.log.error({ refusal: error.code }, 'acoustic analysis failed')
        return { success: false, fallback_required: true, message: 'analysis unavailable', acoustic_analysis: null }
      }
    })
  }
}

function tierOf(request: Pick<FastifyRequest, 'headers'>, override: DeviceTier | undefined): DeviceTier {
  const memory = Number(request.headers['device-memory'])
  return deviceTier({
    mobile: request.headers['sec-ch-ua-mobile'] === '?1',
    deviceMemory: Number.isFinite(memory) && memory > 0 ? memory : null,
    override,
  })
}
