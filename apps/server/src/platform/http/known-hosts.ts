import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Answers only to the server's own name, to `localhost` and to IP addresses. For servers where a known token signs
 * anyone in: another site could point its own name to this machine and would then have the same origin in the browser
 * (DNS rebinding). An IP address cannot be rebound.
 */
export function registerKnownHosts(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname
  app.addHook('onRequest', async (request) => {
    const name = nameOf(request.headers.host ?? own)
    if (name === own || name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')))
      return
    throw new AppError('INVALID_INPUT', 'This server does not use this host name. Use the URL in PUBLIC_URL.')
  })
}

/** A Host header without its port, in lower case; '' for an invalid one. */
function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
