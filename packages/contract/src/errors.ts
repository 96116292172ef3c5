import { z } from 'zod'

/** Every error code the API can answer, with its HTTP status. docs/errors.md explains each and is held equal by test. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  EMAIL_INVALID: 400,
  EMAIL_TYPO_SUSPECTED: 400,
  VERIFICATION_TOKEN_MISSING: 400,
  VERIFICATION_TOKEN_INVALID: 400,
  ENTRY_BLANK: 400,
  ENTRY_NOT_TEXT: 400,
  ENTRY_IN_FUTURE: 400,
  CURSOR_INVALID: 400,
  LOGIN_FAILED: 401,
  NOT_SIGNED_IN: 401,
  CSRF_REFUSED: 403,
  NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  ECHO_NOT_FOUND: 404,
  ENTRY_CHANGED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  MAIL_FAILED: 503,
  NOT_READY: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Body of every answer that is not a success: a sentence for the person and a stable code for programs. */
export const ErrorBody = z.looseObject({ error: z.string(), code: z.string() }).meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
