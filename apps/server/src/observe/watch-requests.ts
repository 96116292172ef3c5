import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestWatch, Watcher } from './watcher.ts'

/** Methods that may become a label; a stranger can send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OUTSIDE_API = new Set(['/healthz', '/readyz'])

/** Lets a watcher see every request. Must stand before all other hooks, whose work belongs to the request. */
export function watchRequests(app: FastifyInstance, watcher: Watcher): void {
  const watches = new WeakMap<FastifyRequest, RequestWatch>()
  app.addHook('onRequest', (request, reply, done) => {
    const watch = watcher.request({
      method: METHODS.has(request.method) ? request.method : 'OTHER',
      route: routeOf(request),
      isUpload: request.headers['content-type']?.startsWith('multipart/') ?? false,
      traceparent: request.headers['traceparent']?.toString(),
    })
    watches.set(request, watch)
    let ended = false
    const end = (status: number | null) => {
      if (!ended) watch.end(status)
      ended = true
    }
    reply.raw.once('finish', () => end(reply.raw.statusCode))
    reply.raw.once('close', () => end(null))
    watch.within(done)
  })
  // The events of a body that arrives are not within the hook before.
  app.addHook('preValidation', (request, _reply, done) => {
    const watch = watches.get(request)
    if (watch) watch.within(done)
    else done()
  })
}

/** The pattern of the route. Files of the page are one route, and so is everything that has none. */
function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'unmatched'
  return url.startsWith('/api/') || OUTSIDE_API.has(url) ? url : 'page files'
}
