import { createHmac, createSecretKey, randomBytes, type CipherKey } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isSameSecret } from '#server/platform/bytes.ts'
import { AppError } from '#server/errors.ts'
import { isUnsafe } from './access.ts'

const COOKIE = 'XSRF-TOKEN'
const VISITOR = Buffer.from('visitor')

function sign(key: CipherKey, sessionHash: Buffer | null, nonce: string): string {
  return createHmac('sha256', key)
    .update(sessionHash ?? VISITOR)
    .update('|')
    .update(nonce)
    .digest('base64url')
}

function isSameText(a: string, b: string): boolean {
  return isSameSecret(Buffer.from(a), Buffer.from(b))
}

/** Gives the browser a token that only works with this session (signed double submit, OWASP). */
export function setCsrfCookie(
  reply: FastifyReply,
  deps: { key: Buffer; secure: boolean; sessionHash: Buffer | null },
): void {
  const nonce = randomBytes(16).toString('base64url')
  const token = `${nonce}.${sign(deps.key, deps.sessionHash, nonce)}`
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: false, sameSite: 'lax', secure: deps.secure })
}

/**
 * Refuses every changing request that does not have this session's token in a header that only pages of this origin can
 * set.
 */
export function registerCsrf(app: FastifyInstance, deps: { key: Buffer }): void {
  const key = createSecretKey(deps.key)
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    // For a link, the token in its URL is the permission, because an email program has no cookies.
    if (!isUnsafe(request.method) || !access || access === 'link') return
    const header = request.headers['x-csrf-token']
    const cookie = request.cookies[COOKIE]
    const [nonce = '', signature = ''] = typeof header === 'string' ? header.split('.') : []
    const genuine =
      typeof header === 'string' &&
      cookie !== undefined &&
      isSameText(header, cookie) &&
      isSameText(signature, sign(key, request.session?.tokenHash ?? null, nonce)) &&
      request.headers['x-requested-with'] !== undefined &&
      request.headers['sec-fetch-site'] !== 'cross-site'
    if (!genuine) throw new AppError('CSRF_REFUSED', 'This page is out of date. Reload it and try again.')
  })
}
