import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { exceeds } from './json-size.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most JSON values of a body, where that is more than a form has. */
    mostValues?: number
  }
}

/** No form has as many fields. */
const MOST_VALUES = 1_000

/** JSON in UTF-8, refused with a sentence when it is not. An empty body counts as none: some calls have nothing to say. */
export function registerJsonBody(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (exceeds(body as Buffer, { values: request.routeOptions.config.mostValues ?? MOST_VALUES })) {
      return done(new AppError('TOO_LARGE', 'This is larger than Soundings can take at once.'), undefined)
    }
    try {
      done(null, JSON.parse(decoder.decode(body as Buffer)))
    } catch {
      done(new AppError('INVALID_JSON', 'The request is not valid JSON.'), undefined)
    } finally {
      // What was typed need not lie in memory twice until something else is written there.
      ;(body as Buffer).fill(0)
    }
  })
}
