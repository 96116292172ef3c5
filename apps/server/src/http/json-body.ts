import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** JSON in UTF-8, refused with a sentence when it is not. An empty body counts as none: some calls have nothing to say. */
export function registerJsonBody(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
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
