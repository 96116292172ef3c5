import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ERROR_STATUS, type ErrorCode } from '@soundings/contract/errors'
import {
  DbConstraintError,
  DbDamagedError,
  DbFullError,
  DbTooSlowError,
  DbUnavailableError,
  DbUnknownOutcomeError,
  STATEMENT_ENDED,
} from '#server/db/errors.ts'
import { AppError } from '#server/errors.ts'
import { SealBrokenError } from '#server/vault/sealed-box.ts'
import { validationSentence } from './validation-sentence.ts'

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This is larger than Soundings can take at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'This kind of content is not understood here. Send JSON.'],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: ['NOT_FOUND', 'There is nothing at this address.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_INPUT', 'The length of the request does not match what arrived.'],
}

/** Foreign keys by which rows belong to their account. */
const OF_ACCOUNT = /_account_id_fkey$/

/** What the plugins that set headers do not reach: answers without a route, to be kept by nobody and to show nothing. */
const REFUSAL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Heeded over TLS alone, as the standard asks (RFC 6797, section 7.2).
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** What the system says of a disk, or the share of this user in it, that is used up. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const DISK_FULL =
  'The disk of the server is full, so nothing can be stored right now. Whoever runs this server has to make room on it.'

/** After this a statement that hangs now has been given up. */
const TOO_SLOW_RETRY_SECONDS = 5
const TOO_SLOW = 'Your journal is slow to answer right now. Please try again in a moment.'

const NOTHING_HERE = new AppError('NOT_FOUND', 'There is nothing at this address.')

/** Refusals before a route is found, in the same form and with the same headers as all others. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const isBadUrl = error.code === 'FST_ERR_BAD_URL'
  void reply.headers(REFUSAL_HEADERS)
  void sendError(reply, isBadUrl ? new AppError('INVALID_INPUT', 'This address cannot be read.') : NOTHING_HERE)
}

/** What is no request at all never reaches a route: the connection is answered in the same form, and closed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const refusal = isTooLong
    ? new AppError('TOO_LARGE', 'The address or the headers of this request are too long.')
    : new AppError('INVALID_INPUT', 'This is not a request that can be understood.')
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy(error)
    return
  }
  const body = JSON.stringify(errorBody(refusal))
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Every refusal leaves in one form. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendError(reply, toAppError(error, request)))
}

/** One place turns whatever was thrown into a sentence and a code; the unexpected is logged and told nothing of. */
export function toAppError(error: FastifyError | Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) {
    logCause(error, request)
    return error
  }
  if (error instanceof DbTooSlowError || (error instanceof DbUnknownOutcomeError && error.code === STATEMENT_ENDED)) {
    request.log.warn({ error: { name: error.name } }, 'the database is slow to answer')
    return new AppError('NOT_READY', TOO_SLOW, { retryAfter: TOO_SLOW_RETRY_SECONDS })
  }
  if (error instanceof DbUnavailableError || error instanceof DbUnknownOutcomeError) {
    request.log.warn({ error: { name: error.name, code: error.code } }, 'database out of reach')
    return new AppError('NOT_READY', 'Soundings is out of reach for a moment. Please try again.', { retryAfter: 1 })
  }
  if (error instanceof SealBrokenError || error instanceof DbDamagedError) {
    const { name } = error
    request.log.error({ error: { name } }, 'what is stored is damaged; "npm run admin -- verify" says more')
    return new AppError('DATA_DAMAGED', 'What is stored here was damaged on the disk of the server and can’t be read.')
  }
  if (error instanceof DbFullError || ('code' in error && NO_ROOM.has(String(error.code)))) {
    request.log.error({ error: { name: error.name } }, 'the disk is full: nothing can be written')
    return new AppError('DISK_FULL', DISK_FULL, { retryAfter: 60 })
  }
  if (error instanceof DbConstraintError && OF_ACCOUNT.test(error.constraint)) {
    // Deleted elsewhere while this request was under way: the session has ended with the account.
    return new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('INVALID_INPUT', validationSentence(error.validation))
  }
  // A request whose body was read to its end is "destroyed" while its caller waits; the connection tells.
  if (request.raw.socket.destroyed) {
    // Nobody reads this answer: the caller hung up, and what was under way for it was stopped.
    request.log.info('the caller hung up')
    return new AppError('INTERNAL', 'The request was broken off.')
  }
  const known = 'code' in error ? FRAMEWORK_ERRORS[error.code] : undefined
  if (known) return new AppError(...known)
  logUnexpected(error, request)
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
}

/** The body of a refusal's answer. */
export function errorBody(error: AppError): Record<string, unknown> {
  return { ...error.details, error: error.message, code: error.code }
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply
    .code(ERROR_STATUS[error.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error))
}

/** Why a mail server or the like refused: its codes, for who runs this server. */
function logCause({ code, cause }: AppError, request: FastifyRequest): void {
  if (!(cause instanceof Error)) return
  const { name, code: reason, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  request.log.warn({ refusal: code, cause: { name, code: reason, responseCode } }, 'refused because of another service')
}

/** Only what cannot hold a person's text: name, code and the stack's places, never the message of a foreign error. */
function logUnexpected(error: Error & { code?: string }, request: FastifyRequest): void {
  const places = error.stack?.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  request.log.error({ error: { name: error.name, code: error.code, places } }, 'unexpected error')
}
