import { ERROR_STATUS, type ErrorCode } from '@soundings/contract/errors'

/**
 * A refusal that the person should read. `message` is a sentence for them; `details` are extra fields of the answer.
 * Anything else that is thrown is unexpected and answered as INTERNAL without a word of its cause.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
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
