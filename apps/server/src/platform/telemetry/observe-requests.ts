import { API_PREFIX } from '@soundings/contract/endpoint'
import { health } from '@soundings/contract/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestObservation, Telemetry } from './telemetry.ts'

/** Methods that may become a label; a client can send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OUTSIDE_API = new Set<string>([health.alive.path, health.ready.path])

/** Reports every request. Register it before all other hooks: their work belongs to the request. */
export function observeRequests(app: FastifyInstance, telemetry: Telemetry): void {
  const observations = new WeakMap<FastifyRequest, RequestObservation>()
  app.addHook('onRequest', (request, reply, done) => {
    const observation = telemetry.request({
      method: METHODS.has(request.method) ? request.method : 'OTHER',
      route: routeOf(request),
      isUpload: request.headers['content-type']?.startsWith('multipart/') ?? false,
      traceparent: request.headers['traceparent']?.toString(),
    })
    observations.set(request, observation)
    let ended = false
    const end = (status: number | null) => {
      if (!ended) observation.end(status)
      ended = true
    }
    reply.raw.once('finish', () => end(reply.raw.statusCode))
    reply.raw.once('close', () => end(null))
    observation.within(done)
  })
  // The events of an arriving body run outside the previous hook's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const observation = observations.get(request)
    if (observation) observation.within(done)
    else done()
  })
}

/** The pattern of the route. Files of the page are one route, and so are all unknown URLs. */
function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'unmatched'
  return url.startsWith(API_PREFIX) || OUTSIDE_API.has(url) ? url : 'page files'
}
