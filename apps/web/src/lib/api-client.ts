import { ApiError, isSignedOut, UnreachableError } from './api-error.ts'

type Options = { headers?: Record<string, string>; signal?: AbortSignal }

/** Speaks HTTP with our own server, and nothing else: what an error means to the person is for the view to say. */
export type ApiClient = {
  get<T>(path: string, options?: Options): Promise<T>
  post<T>(path: string, body?: unknown, options?: Options): Promise<T>
  patch<T>(path: string, body: unknown, options?: Options): Promise<T>
  delete(path: string, options?: Options): Promise<void>
}

/** Every answer of this path gives the browser a CSRF token that fits its session. */
const TOKEN_PATH = '/api/auth/status'

/** @param onSignedOut told of every answer that says the session is over */
export function createApiClient({ onSignedOut }: { onSignedOut: () => void }): ApiClient {
  async function request<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
    // A mailed link may be the first thing that this browser opens here.
    if (method !== 'GET' && csrfToken() === '') await attempt('GET', TOKEN_PATH, undefined)
    try {
      return await attempt(method, path, body, options)
    } catch (refusal) {
      // The token belonged to a session that has ended since. Nothing was done, so it is safe to ask again.
      if (!(refusal instanceof ApiError) || refusal.code !== 'CSRF_REFUSED') throw refusal
      await attempt('GET', TOKEN_PATH, undefined)
      return attempt(method, path, body, options)
    }
  }

  async function attempt<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
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
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
    const answer: unknown = await response.json().catch(() => ({}))
    const refusal = new ApiError(response.status, isRecord(answer) ? answer : {})
    if (isSignedOut(refusal)) onSignedOut()
    throw refusal
  }

  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    delete: (path, options) => request('DELETE', path, undefined, options),
  }
}

/** Read at each request: signing in or out gives the browser another one. */
function csrfToken(): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
