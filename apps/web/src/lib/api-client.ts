import { auth } from '@soundings/contract/endpoints'
import { addressOf, type AnswerOf, type Endpoint, type InputOf, type Optional } from '@soundings/contract/endpoint'
import { checkedAnswer } from './answer-check.ts'
import { ApiError, isSignedOut, UnreachableError } from './api-error.ts'
import { isRecord } from './is-record.ts'
import { readDownload, type Download, type DownloadOptions } from './download.ts'
import { longRequest, type LongOptions } from './long-request.ts'

type Options = { headers?: Record<string, string>; signal?: AbortSignal }
type Turn = { /** True when the request does not wait for others. */ goesAlone?: boolean }
type Input<E extends Endpoint, More> = Optional<InputOf<E, FormData> & More>

/** The options of any request, independent of its endpoint. */
export type AnyInput = { params?: object; query?: object; body?: object }

export type FileEndpoint = Endpoint & { answer: 'file' }

/** An HTTP client for our own server. Views decide what an error means to the person. */
export type ApiClient = {
  call<E extends Endpoint>(endpoint: E, ...input: Input<E, Options>): Promise<AnswerOf<E>>
  /**
   * A request that ends the session, on which other requests depend. Those made while it runs wait for it, and are sent
   * only if they are still wanted.
   */
  callAlone<E extends Endpoint>(endpoint: E): Promise<AnswerOf<E>>
  /** A long request: an upload, or server work that reports its progress. */
  long<E extends Endpoint>(endpoint: E, ...input: Input<E, LongOptions>): Promise<AnswerOf<E>>
  download<E extends FileEndpoint>(endpoint: E, ...input: Input<E, DownloadOptions>): Promise<Download>
}

export function urlOf(endpoint: Endpoint, { params, query }: AnyInput): string {
  return addressOf<Endpoint>(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) })
}

/**
 * @param onSignedOut called when an answer says that the session has ended
 * @param onSignedIn called when an answer proves that there is a session
 */
export function createApiClient({
  onSignedOut,
  onSignedIn = () => {},
}: {
  onSignedOut: () => void
  onSignedIn?: () => void
}): ApiClient {
  /** Settles when the exclusive request has ended. */
  let alone: Promise<void> = Promise.resolve()
  /** How often the session has ended. An answer to a request sent before the last end doesn’t prove a new session. */
  let ends = 0
  const tellEnd = (refusal: unknown) => {
    if (!isSignedOut(refusal)) return
    ends++
    onSignedOut()
  }
  const tellSession = ({ access }: Endpoint, endsBefore: number) => {
    if (access === 'account' && ends === endsBefore) onSignedIn()
  }

  /** Ensures that an unsafe request carries a token that matches the session. */
  async function withToken<T>(unsafe: boolean, send: () => Promise<T>): Promise<T> {
    // A mailed link may be the first page of Soundings that this browser opens.
    if (unsafe && csrfToken() === '') await renewToken()
    try {
      return await send()
    } catch (refusal) {
      // The token belonged to a session that has ended. Nothing was changed, so it is safe to send the request again.
      if (!(refusal instanceof ApiError) || refusal.code !== 'CSRF_REFUSED') throw refusal
      await renewToken()
      return send()
    }
  }

  /** Each status answer sets a CSRF token that matches the session. */
  const renewToken = () => attempt(auth.status, { goesAlone: true })

  async function attempt(endpoint: Endpoint, input: AnyInput & Options & Turn): Promise<unknown> {
    const response = await answered(endpoint, input)
    const answer: unknown = response.status === 204 ? undefined : await response.json()
    return checkedAnswer(endpoint, answer)
  }

  async function callAlone(endpoint: Endpoint): Promise<unknown> {
    let done = () => {}
    const before = alone
    alone = new Promise((resolve) => (done = resolve))
    await before
    try {
      return await withToken(isUnsafe(endpoint), () => attempt(endpoint, { goesAlone: true }))
    } finally {
      // Waits two turns of the event loop, because the caller’s page unmounts in the first one and cancels its pending
      // requests.
      setTimeout(() => setTimeout(done, 0), 0)
    }
  }

  /**
   * The answer, if it is not a refusal.
   * @throws ApiError, UnreachableError, or AbortError
   */
  async function answered(endpoint: Endpoint, input: AnyInput & Options & Turn): Promise<Response> {
    const { body, headers, signal, goesAlone } = input
    if (!goesAlone) await alone
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': csrfToken(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }
    const endsBefore = ends
    const response = await fetch(urlOf(endpoint, input), init).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new UnreachableError()
    })
    if (response.ok) {
      tellSession(endpoint, endsBefore)
      return response
    }
    const answer: unknown = await response.json().catch(() => ({}))
    const refusal = new ApiError(response.status, isRecord(answer) ? answer : {})
    tellEnd(refusal)
    throw refusal
  }

  async function long(endpoint: Endpoint, { body = {}, ...input }: AnyInput & LongOptions): Promise<unknown> {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken() }
    const endsBefore = ends
    try {
      const answer = await longRequest(urlOf(endpoint, input), { ...input, body, headers })
      tellSession(endpoint, endsBefore)
      return checkedAnswer(endpoint, answer)
    } catch (refusal) {
      tellEnd(refusal)
      throw refusal
    }
  }

  const untyped = {
    call: (endpoint: Endpoint, input: AnyInput & Options = {}) =>
      withToken(isUnsafe(endpoint), () => attempt(endpoint, input)),
    callAlone,
    long: (endpoint: Endpoint, input: AnyInput & LongOptions = {}) => withToken(true, () => long(endpoint, input)),
    download: (endpoint: Endpoint, input: AnyInput & DownloadOptions = {}) =>
      withToken(isUnsafe(endpoint), async () => readDownload(await answered(endpoint, input), input)),
  }
  return untyped as ApiClient
}

function isUnsafe({ method }: Endpoint): boolean {
  return method !== 'GET'
}

/** Read at each request: signing in or out changes it. */
function csrfToken(): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
