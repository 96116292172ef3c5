import { vi } from 'vitest'

type Received = { call: string; path: string; body: unknown; headers: Headers }

/** An HTTP answer. */
type Reply = { status: number; body?: unknown; headers?: Record<string, string>; lines?: readonly unknown[] }

/** The connection breaks before the answer arrives. */
const LOST: Reply = { status: 0 }
/** The server never answers. */
const SILENT: Reply = { status: 0 }
export const wire = { LOST, SILENT }

export type Routes = Record<string, Reply | ((request: Received) => Reply | Promise<Reply>)>

export const ok = (body: unknown, headers: Record<string, string> = {}): Reply => ({ status: 200, body, headers })
export const refused = (status: number, code: string, error: string, rest: object = {}): Reply => ({
  status,
  body: { error, code, ...rest },
})
/** Lines of the answer to a long request; the last one is the result. */
export const streamed = (...lines: readonly unknown[]): Reply => ({ status: 200, lines })

/**
 * A fake server behind `fetch` and `XMLHttpRequest`, for tests that send real requests. Undo it with
 * `vi.unstubAllGlobals`.
 * @returns the requests it has received so far
 */
export function fakeServer(routes: Routes): Received[] {
  const received: Received[] = []
  const answerTo = async (request: Received): Promise<Reply> => {
    received.push(request)
    const answer = routes[request.call] ?? LOST
    return typeof answer === 'function' ? answer(request) : answer
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const answer = await Promise.race([
      answerTo(requestOf(init.method ?? 'GET', path, init.body, init.headers)),
      ended(init.signal),
    ])
    if (answer === LOST) throw new TypeError('Failed to fetch')
    if (answer === SILENT) return ended(init.signal)
    return responseOf(answer)
  })
  vi.stubGlobal('XMLHttpRequest', xhrOver(answerTo))
  return received
}

function requestOf(method: string, path: string, body: unknown, headers: HeadersInit | undefined): Received {
  const read = typeof body === 'string' ? (JSON.parse(body) as unknown) : body
  return { call: `${method} ${path.split('?')[0]}`, path, body: read, headers: new Headers(headers) }
}

/** Settles only when the request is canceled. */
function ended(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
}

function responseOf({ status, body, headers = {} }: Reply): Response {
  if (status === 204) return new Response(null, { status })
  if (body instanceof Blob || body instanceof ReadableStream || typeof body === 'string')
    return new Response(body, { status, headers })
  return new Response(JSON.stringify(body ?? {}), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** The part of XMLHttpRequest that long requests use. */
function xhrOver(answerTo: (request: Received) => Promise<Reply>) {
  return class {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onprogress: (() => void) | null = null
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    #method = ''
    #path = ''
    #headers = new Headers()
    #type = ''
    #aborted = false

    open(method: string, path: string) {
      this.#method = method
      this.#path = path
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getResponseHeader() {
      return this.#type
    }

    abort() {
      this.#aborted = true
      this.onabort?.()
    }

    async send(body: unknown) {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const answer = await answerTo(requestOf(this.#method, this.#path, body, this.#headers))
      if (this.#aborted || answer === SILENT) return
      if (answer === LOST) return this.onerror?.()
      this.status = answer.status
      this.#type = answer.lines ? 'application/x-ndjson' : 'application/json'
      if (answer.lines) for (const line of answer.lines) this.#add(`${JSON.stringify(line)}\n`)
      else this.#add(JSON.stringify(answer.body ?? {}))
      this.onload?.()
    }

    #add(text: string) {
      this.responseText += text
      this.onprogress?.()
    }
  }
}
