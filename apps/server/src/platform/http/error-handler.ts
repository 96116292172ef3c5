import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
} from '#server/platform/db/errors.ts'
import { AppError, notSignedIn } from '#server/errors.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'
import { validationSentence } from './validation-sentence.ts'

/** The framework's own refusals, with the server's messages. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This is too large to send at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'This content type is not supported. Send JSON.'],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: ['NOT_FOUND', 'There is nothing at this URL.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_INPUT', 'The length of the request does not match what arrived.'],
}

/** Foreign keys by which rows belong to their account. */
const OF_ACCOUNT = /_account_id_fkey$/

/** Headers for answers without a route, which the plugins do not reach: never cached, never rendered. */
const REFUSAL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Browsers respect it only over TLS, as the standard requires (RFC 6797, section 7.2).
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The system's error codes for a full disk or an exhausted quota. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const DISK_FULL =
  'The server’s disk is full, so nothing can be saved right now. The server’s operator needs to free up space.'

/** After this time a statement that hangs now has been canceled. */
const TOO_SLOW_RETRY_SECONDS = 5
const TOO_SLOW = 'Your journal is slow to answer right now. Please try again in a moment.'

const NOTHING_HERE = new AppError('NOT_FOUND', 'There is nothing at this URL.')

/** Answers to requests that can’t be read, by the code of their error: status and refusal. */
const NOT_HTTP = [
  '400 Bad Request',
  new AppError('INVALID_INPUT', 'The server doesn’t understand this request.'),
] as const
const UNREADABLE: Readonly<Record<string, readonly [string, AppError]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    new AppError('TOO_LARGE', 'The URL or the headers of this request are too long.'),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '503 Service Unavailable',
    new AppError('NOT_READY', 'This request took too long to arrive. Please try again.'),
  ],
}

/** Refusals before a route is found, in the same form and with the same headers as all others. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const isBadUrl = error.code === 'FST_ERR_BAD_URL'
  void reply.headers(REFUSAL_HEADERS)
  void sendError(reply, isBadUrl ? new AppError('INVALID_INPUT', 'This URL is not valid.') : NOTHING_HERE)
}

/** Refuses HTTP/1.1 requests without a `Host` header. Node’s own refusal has no body and none of our headers. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw NOT_HTTP[1]
  })
}

/** Refuses an unknown `Expect` header in our own format, because Node’s own answer has no body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const headers = { ...REFUSAL_HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
    response.writeHead(417, headers).end(JSON.stringify(errorBody(NOT_HTTP[1])))
  })
}

/** Malformed requests never reach a route: the connection gets an answer in the same form, and is closed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const [status, refusal] = UNREADABLE[error.code ?? ''] ?? NOT_HTTP
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

/** Every refusal is sent in one form. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendError(reply, toAppError(error, request)))
}

/**
 * The one place that turns errors into a message and a code; unexpected errors are logged and reported as INTERNAL,
 * without details.
 */
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
    request.log.warn({ error: { name: error.name, code: error.code } }, 'database unavailable')
    return new AppError('NOT_READY', 'Soundings is temporarily unavailable. Please try again.', { retryAfter: 1 })
  }
  if (error instanceof SealBrokenError || error instanceof DbDamagedError) {
    const { name } = error
    request.log.error({ error: { name } }, 'stored data is damaged; "npm run admin -- verify" lists it')
    return new AppError('DATA_DAMAGED', 'This was damaged on the server’s disk and can’t be read.')
  }
  if (error instanceof DbFullError || ('code' in error && NO_ROOM.has(String(error.code)))) {
    request.log.error({ error: { name: error.name } }, 'the disk is full: nothing can be written')
    return new AppError('DISK_FULL', DISK_FULL, { retryAfter: 60 })
  }
  if (error instanceof DbConstraintError && OF_ACCOUNT.test(error.constraint)) {
    // The account was deleted elsewhere during this request: its session has ended with it.
    return notSignedIn()
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('INVALID_INPUT', validationSentence(error.validation))
  }
  // Once its body has been read, a request counts as "destroyed" even if its client is still waiting. Only the socket
  // shows whether the client has left.
  if (request.raw.socket.destroyed) {
    // The client has disconnected and its work was stopped, so this answer is not read.
    request.log.info('the client disconnected')
    return new AppError('INTERNAL', 'The request was interrupted.')
  }
  const known = 'code' in error ? FRAMEWORK_ERRORS[error.code] : undefined
  if (known) return new AppError(...known)
  logFailure(request.log, error, 'unexpected error')
  return new AppError('INTERNAL', 'Something went wrong on the server. Please try again.')
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

/** Why an email server or another service refused: its codes, for the operator. */
function logCause({ code, cause }: AppError, request: FastifyRequest): void {
  if (!(cause instanceof Error)) return
  const { name, code: reason, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  request.log.warn({ refusal: code, cause: { name, code: reason, responseCode } }, 'failed because of another service')
}

/**
 * Logs an error with values that cannot contain a person’s text: its name, its code and the locations of its stack, but
 * never the message of a foreign error.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, sentence: string): void {
  const { name, code, stack }: Partial<Error> & { code?: unknown } = error instanceof Error ? error : {}
  const places = stack?.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  log.error({ error: { name, code, places } }, sentence)
}
