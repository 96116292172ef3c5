import type { FastifyInstance } from 'fastify'

/**
 * Accepts a body of any type and ignores it, for the routes of this scope: an email program posts
 * `List-Unsubscribe=One-Click` as one of two kinds of forms (RFC 8058), and everything else is in the URL.
 */
export function acceptAnyForm(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}
