import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { exceeds } from './json-size.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most JSON values that a body may have, where it may have more than a form. */
    mostValues?: number
  }
}

/** The most JSON values that a body may have. No form has as many fields. */
const MOST_VALUES = 1_000

/**
 * Parses JSON in UTF-8, and refuses other bodies with an error message. An empty body counts as none: some calls need
 * no body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (exceeds(body as Buffer, { values: request.routeOptions.config.mostValues ?? MOST_VALUES })) {
      return done(new AppError('TOO_LARGE', 'This is too large to send at once.'), undefined)
    }
    try {
      done(null, JSON.parse(decoder.decode(body as Buffer)))
    } catch {
      done(new AppError('INVALID_JSON', 'The request is not valid JSON.'), undefined)
    } finally {
      // Wiped, so that the typed text is not in memory twice until the buffer is reused.
      ;(body as Buffer).fill(0)
    }
  })
}
