import '#web/ui/styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { ApiClient } from '#web/lib/api-client.ts'
import { ApiContext } from '#web/lib/api-context.ts'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import { ToastRegion } from '#web/ui/toast.tsx'

/** What the server would answer, by method and path without its query. A function `(body, url)` is asked. */
export type Answers = Record<string, unknown>

/** The call is still under way. */
export const PENDING = Symbol('pending')

/** Draws a part of the app over answers that a test names; a call that is not named fails like a lost connection. */
export function renderOver(answers: Answers, part: ReactNode, address = '/') {
  const calls: { call: string; body: unknown }[] = []
  const request = async <T,>(method: string, url: string, body?: unknown): Promise<T> => {
    const call = `${method} ${url.split('?')[0]}`
    calls.push({ call, body })
    if (!(call in answers)) throw new UnreachableError()
    const answer = answers[call]
    const value: unknown =
      typeof answer === 'function' ? (answer as (b: unknown, u: string) => unknown)(body, url) : answer
    if (value === PENDING) return new Promise(() => {})
    if (value instanceof Error) throw value
    return value as T
  }
  const api: ApiClient = {
    get: (url) => request('GET', url),
    post: (url, body) => request('POST', url, body),
    put: (url, body) => request('PUT', url, body),
    patch: (url, body) => request('PATCH', url, body),
    delete: (url) => request('DELETE', url),
    postAlone: (url) => request('POST', url),
    long: (url, body) => request('POST', url, body),
    download: (url, options = {}) => request(options.body === undefined ? 'GET' : 'POST', url, options.body),
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = render(
    <ApiContext value={api}>
      <QueryClientProvider client={client}>
        <ToastRegion>
          <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
        </ToastRegion>
      </QueryClientProvider>
    </ApiContext>,
  )
  return { screen, calls }
}

/** A refusal as the server words it. */
export function refusal(status: number, code: string, error: string, rest: object = {}): ApiError {
  return new ApiError(status, { error, code, ...rest })
}
