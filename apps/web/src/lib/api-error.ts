/** The server was unreachable: the result of the request is unknown. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'

  constructor() {
    super('Can’t reach Soundings right now. Check your connection and try again.')
  }
}

/** The server refused the request; `message` is written for the person, `code` is stable. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The whole answer: some refusals contain more, such as the newer text of an entry. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body['error'] === 'string' ? body['error'] : `The server answered ${status}.`)
    this.status = status
    this.code = typeof body['code'] === 'string' ? body['code'] : 'UNKNOWN'
    this.body = body
  }
}

/** True when the session has ended and signing in again would help. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_SIGNED_IN'
}

/**
 * The specified message for a failure, or the server's own when it refused the person's input (4xx): that one says what
 * to change.
 */
export function refusalOr(error: unknown, sentence: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && 'error' in error.body
  return refused ? error.message : sentence
}

/** The server's reason, as a sentence; empty when it gives none, or when the fault is the server's. */
export function reasonOf(error: unknown): string {
  return refusalOr(error, '')
}

/** The server's `error` field, whatever the status; else the specified message. */
export function serverErrorOr(error: unknown, sentence: string): string {
  return error instanceof ApiError && 'error' in error.body ? error.message : sentence
}

/** The message to show for any error of a request: the server's own if it sent one (a proxy doesn't). */
export function sentenceOf(error: unknown, fallback: string): string {
  const speaks = error instanceof UnreachableError || (error instanceof ApiError && 'error' in error.body)
  return speaks ? error.message : fallback
}
