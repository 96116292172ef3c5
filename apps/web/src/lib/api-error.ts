/** The server could not be reached at all: nothing is known of what became of the request. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'

  constructor() {
    super('Soundings cannot be reached right now.')
  }
}

/** The server refused; `message` is its sentence for the person and `code` its stable name. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The whole answer: some refusals carry more, such as the newer text of an entry. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body['error'] === 'string' ? body['error'] : `The server answered ${status}.`)
    this.status = status
    this.code = typeof body['code'] === 'string' ? body['code'] : 'UNKNOWN'
    this.body = body
  }
}

/** True when the session is over and signing in again would help. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_SIGNED_IN'
}

/**
 * The sentence of the specification for a failure, or the server's own when it refused what the person gave (4xx): that
 * says what to change.
 */
export function refusalOr(error: unknown, sentence: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && 'error' in error.body
  return refused ? error.message : sentence
}

/** Why the server refused, as a sentence; empty when it does not say, or when the reason lies on its own side. */
export function reasonOf(error: unknown): string {
  return refusalOr(error, '')
}

/** What the server itself says in its `error` field, whatever the status; else the sentence of the specification. */
export function serverErrorOr(error: unknown, sentence: string): string {
  return error instanceof ApiError && 'error' in error.body ? error.message : sentence
}

/** The sentence to show for whatever a request threw: the server's own when it sent one (a proxy sends none). */
export function sentenceOf(error: unknown, fallback: string): string {
  const speaks = error instanceof UnreachableError || (error instanceof ApiError && 'error' in error.body)
  return speaks ? error.message : fallback
}
