import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

/** The most bytes of a small body. A form with files never counts as large: its files wait for their turn instead. */
const SMALL_BYTES = 64 * 1024
/** The most large bodies of one account at a time: more than any browser sends. */
const AT_ONCE = 8
const RETRY_AFTER = 10

/**
 * Refuses a body before reading it if too many of the account’s bodies are in memory, where even a partly sent one
 * stays until it times out. Files wait for their turn instead.
 */
export function limitLargeBodies(app: FastifyInstance, atOnce = AT_ONCE): void {
  const arriving = new Map<string, number>()
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const accountId = request.signedIn?.id
    // A connection that is already closed would never be removed from the count.
    if (accountId === undefined || !isLarge(request) || request.raw.destroyed) return done(null, payload)
    const count = (arriving.get(accountId) ?? 0) + 1
    if (count > atOnce) {
      const sentence = 'Too much is being sent at once. Please try again in a moment.'
      return done(new AppError('TOO_MANY_REQUESTS', sentence, { retryAfter: RETRY_AFTER }))
    }
    arriving.set(accountId, count)
    request.raw.once('close', () => {
      const left = (arriving.get(accountId) ?? 1) - 1
      if (left > 0) arriving.set(accountId, left)
      else arriving.delete(accountId)
    })
    done(null, payload)
  })
}

function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BYTES
}
