import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The longest time that a body may take. At 20 kB a second, an entry of 1 MiB arrives within it. */
const BODY_MS = 60_000

/**
 * Closes the connection if a body has not arrived after a minute. Files are exempt: they may have to wait, so they get
 * the time limit of the whole request.
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

/** The least that must arrive of a large upload in a minute: 16 kB a second, as over a bad mobile connection. */
const PACE = { bytes: 1_000_000, everyMs: 60_000 }

/**
 * Closes the connection of an upload that hardly progresses, because it would block a place that others wait for. Only
 * for bodies that the server reads without pausing; watches until disposed.
 * @param pace for tests
 */
export function endStalledUpload({ raw }: FastifyRequest, { bytes, everyMs } = PACE): Disposable {
  let before = raw.socket.bytesRead
  const watch = setInterval(() => {
    const arrived = raw.socket.bytesRead
    if (!raw.complete && arrived - before < bytes) raw.destroy()
    before = arrived
  }, everyMs).unref()
  return { [Symbol.dispose]: () => clearInterval(watch) }
}
