import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ERROR_STATUS, type ErrorCode } from '@soundings/contract/errors'
import { AppError } from '#server/errors.ts'

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This is larger than Soundings can take at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'This kind of content is not understood here. Send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_INPUT', 'The length of the request does not match what arrived.'],
}

/** One place turns whatever was thrown into `{ error, code }`; the unexpected is logged and told nothing of. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof AppError) return sendError(reply, error)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendError(reply, new AppError('INVALID_INPUT', validationSentence(error.validation)))
    }
    const known = 'code' in error ? FRAMEWORK_ERRORS[error.code] : undefined
    if (known) return sendError(reply, new AppError(...known))
    logUnexpected(error, request)
    return sendError(reply, new AppError('INTERNAL', 'Something went wrong on our side. Please try again.'))
  })
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply
    .code(ERROR_STATUS[error.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...error.details, error: error.message, code: error.code })
}

type Problem = { instancePath: string; message?: string | undefined }

/** "mood: Too big: expected number to be <=5": the first problem, with the field it stands in. */
function validationSentence(problems: readonly Problem[]): string {
  const [first] = problems
  if (!first) return 'The request is not in the expected form.'
  const field = first.instancePath.replace(/^\//, '').replaceAll('/', '.')
  const message = first.message ?? 'is not in the expected form'
  return field ? `${field}: ${message}` : message
}

/** Only what cannot hold a person's text: name, code and the stack's places, never the message of a foreign error. */
function logUnexpected(error: Error & { code?: string }, request: FastifyRequest): void {
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  request.log.error({ error: { name: error.name, code: error.code, places } }, 'unexpected error')
}
