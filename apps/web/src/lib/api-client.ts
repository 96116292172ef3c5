import { ApiError, isSignedOut, UnreachableError } from './api-error.ts'
import { readDownload, type Download, type DownloadOptions } from './download.ts'
import { longRequest, type LongOptions } from './long-request.ts'

type Options = { headers?: Record<string, string>; signal?: AbortSignal }
type Turn = { /** Waits for no other request. */ goesAlone?: boolean }

/** Speaks HTTP with our own server, and nothing else: what an error means to the person is for the view to say. */
export type ApiClient = {
  get<T>(path: string, options?: Options): Promise<T>
  post<T>(path: string, body?: unknown, options?: Options): Promise<T>
  put<T>(path: string, body: unknown, options?: Options): Promise<T>
  patch<T>(path: string, body: unknown, options?: Options): Promise<T>
  delete(path: string, options?: Options): Promise<void>
  /** A POST that ends what others ask for under: requests that begin meanwhile wait, and go only if still wanted. */
  postAlone<T>(path: string): Promise<T>
  /** A POST that takes its time: files on their way, or work of the server that tells how far it is. */
  long<T>(path: string, body: FormData | object, options?: LongOptions): Promise<T>
  /** A file; a GET, or a POST when there is a body. */
  download(path: string, options?: DownloadOptions): Promise<Download>
}

/** Every answer of this path gives the browser a CSRF token that fits its session. */
const TOKEN_PATH = '/api/auth/status'

/** @param onSignedOut told of every answer that says the session is over */
export function createApiClient({ onSignedOut }: { onSignedOut: () => void }): ApiClient {
  /** Settles when the request that goes alone has ended. */
  let alone: Promise<void> = Promise.resolve()

  function request<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
    return withToken(method !== 'GET', () => attempt<T>(method, path, body, options))
  }

  /** Sees to it that an unsafe request carries a token that fits the session. */
  async function withToken<T>(unsafe: boolean, send: () => Promise<T>): Promise<T> {
    // A mailed link may be the first thing that this browser opens here.
    if (unsafe && csrfToken() === '') await attempt('GET', TOKEN_PATH, undefined, { goesAlone: true })
    try {
      return await send()
    } catch (refusal) {
      // The token belonged to a session that has ended since. Nothing was done, so it is safe to ask again.
      if (!(refusal instanceof ApiError) || refusal.code !== 'CSRF_REFUSED') throw refusal
      await attempt('GET', TOKEN_PATH, undefined, { goesAlone: true })
      return send()
    }
  }

  async function attempt<T>(method: string, path: string, body: unknown, options: Options & Turn = {}): Promise<T> {
    const response = await answered(method, path, body, options)
    return (response.status === 204 ? undefined : await response.json()) as T
  }

  async function postAlone<T>(path: string): Promise<T> {
    let done = () => {}
    const before = alone
    alone = new Promise((resolve) => (done = resolve))
    await before
    try {
      return await withToken(true, () => attempt<T>('POST', path, undefined, { goesAlone: true }))
    } finally {
      // Whoever asked for this first has a turn to take back what others wait to ask.
      setTimeout(done, 0)
    }
  }

  /** An answer that is no refusal. @throws ApiError, UnreachableError, or AbortError */
  async function answered(method: string, path: string, body: unknown, options: Options & Turn): Promise<Response> {
    if (!options.goesAlone) await alone
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': csrfToken(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    }
    const response = await fetch(path, init).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new UnreachableError()
    })
    if (response.ok) return response
    const answer: unknown = await response.json().catch(() => ({}))
    const refusal = new ApiError(response.status, isRecord(answer) ? answer : {})
    if (isSignedOut(refusal)) onSignedOut()
    throw refusal
  }

  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    delete: (path, options) => request('DELETE', path, undefined, options),
    postAlone,
    long: <T>(path: string, body: FormData | object, options: LongOptions = {}) =>
      withToken(true, async () => {
        const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken() }
        try {
          return (await longRequest(path, { ...options, body, headers })) as T
        } catch (refusal) {
          if (isSignedOut(refusal)) onSignedOut()
          throw refusal
        }
      }),
    download: (path, { body, ...options } = {}) =>
      withToken(body !== undefined, async () =>
        readDownload(await answered(body === undefined ? 'GET' : 'POST', path, body, options), options),
      ),
  }
}

/** Read at each request: signing in or out gives the browser another one. */
function csrfToken(): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
