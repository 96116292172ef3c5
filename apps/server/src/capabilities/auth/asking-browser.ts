import { LINK_MINUTES } from '@soundings/core/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken, newToken } from './sign-in-token.ts'

/** The cookie lasts as long as a link is valid. */
const SECONDS = LINK_MINUTES * 60

const cookieName = (secure: boolean) => (secure ? '__Host-soundings_asked' : 'soundings_asked')

/**
 * The secret of the browser that requests a link, given to it in a cookie. It does not identify a person: it
 * distinguishes the requesting browser from any other.
 */
export function rememberAskingBrowser(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const secret = askingBrowser(request, secure) ?? newToken()
  reply.setCookie(cookieName(secure), secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS })
  return secret
}

/** The secret of a browser that has requested a link, or null. */
export function askingBrowser(request: FastifyRequest, secure: boolean): string | null {
  const secret = request.cookies[cookieName(secure)]
  return secret && isToken(secret) ? secret : null
}
