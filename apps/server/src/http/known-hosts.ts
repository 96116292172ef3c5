import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Answers only to its own name, to `localhost` and to bare addresses. For servers to which anybody may sign in by a
 * known token: a page elsewhere could give its own name this machine's address and would then be this origin to the
 * browser (DNS rebinding). An address cannot be rebound.
 */
export function registerKnownHosts(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname
  app.addHook('onRequest', async (request) => {
    const name = nameOf(request.headers.host ?? own)
    if (name === own || name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')))
      return
    throw new AppError('INVALID_INPUT', 'This server does not answer to this name. Use the address in PUBLIC_URL.')
  })
}

/** A Host header without its port, in lower case; '' for what is none. */
function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
