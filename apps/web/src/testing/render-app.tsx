import { pathOf, type Endpoint, type PathArgs } from '@soundings/contract/endpoint'
import '#web/ui/base/index.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { checkedAnswer } from '#web/lib/answer-check.ts'
import { urlOf, type AnyInput, type ApiClient } from '#web/lib/api-client.ts'
import { ApiContext } from '#web/lib/api-context.ts'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import type { DownloadOptions } from '#web/lib/download.ts'
import type { LongOptions } from '#web/lib/long-request.ts'
import { ToastRegion } from '#web/ui/toast.tsx'

/** The server's answers by call (`callOf`) without its query. A function is called with `(body, url, options)`. */
export type Answers = Record<string, unknown>

/** The key of an answer: method and path. */
export function callOf<E extends Endpoint>(endpoint: E, ...params: PathArgs<E>): string {
  return `${endpoint.method} ${pathOf(endpoint, ...params)}`
}

/** The options with which a part of the app cancels a long request and follows its progress. */
export type CallOptions = LongOptions & DownloadOptions

/** An answer that never comes: the call is pending until it is canceled. */
export const PENDING = Symbol('pending')

/** Renders a part of the app with the answers of a test; a call without an answer fails like a lost connection. */
export function renderOver(answers: Answers, part: ReactNode, address = '/') {
  const calls: { call: string; body: unknown }[] = []
  const request = async (endpoint: Endpoint, input: AnyInput & CallOptions = {}): Promise<unknown> => {
    const url = urlOf(endpoint, input)
    const call = `${endpoint.method} ${url.split('?')[0]}`
    calls.push({ call, body: input.body })
    if (!(call in answers)) throw new UnreachableError()
    const answer = answers[call]
    const value: unknown = await (typeof answer === 'function'
      ? (answer as AnswerFunction)(input.body, url, input)
      : answer)
    if (value === PENDING) return canceled(input.signal)
    if (value instanceof Error) throw value
    return checkedAnswer(endpoint, value)
  }
  const api = { call: request, callAlone: request, long: request, download: request } as ApiClient
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

type AnswerFunction = (body: unknown, url: string, options: CallOptions) => unknown

/** Settles only when the call is canceled. */
function canceled(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
}

/** A refusal in the server's format. */
export function refusal(status: number, code: string, error: string, rest: object = {}): ApiError {
  return new ApiError(status, { error, code, ...rest })
}
