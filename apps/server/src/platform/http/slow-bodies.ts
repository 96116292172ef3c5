import type { FastifyInstance } from 'fastify'

/** An entry of 1 MiB arrives in a minute over 20 kB a second. */
const BODY_MS = 60_000

/**
 * Closes the connection if a body has not arrived after a minute. Files are exempt: they may have to wait, and have the
 * time of the whole request.
 * @param mostMs for tests, in milliseconds
 */
export function endSlowBodies(app: FastifyInstance, mostMs = BODY_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      const late = setTimeout(() => raw.complete || raw.destroy(), mostMs).unref()
      raw.once('close', () => clearTimeout(late))
    }
    done()
  })
}
