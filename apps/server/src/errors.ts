import { ERROR_STATUS, type ErrorCode } from '@soundings/contract/errors'

/**
 * An error that the user should read. `message` is a sentence for the user; `details` are additional fields of the
 * response. Any other error is unexpected and reported as INTERNAL, without details.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** For a request without a session, or whose account was deleted during it. */
export function notSignedIn(): AppError {
  return new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
}
