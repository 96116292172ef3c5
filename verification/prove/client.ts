import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { AuthStatus } from '@soundings/contract/auth'
import { randomUUID } from 'node:crypto'
import { linkMailedTo } from '../e2e/fixtures/outbox.ts'
import type { Server } from '../e2e/fixtures/server.ts'
import { uploadFile } from './upload-file.ts'

export type Answer<T = unknown> = { status: number; headers: Headers; body: T }
export type Ask = { body?: unknown; headers?: Record<string, string> }

/** An error response to a request that had to succeed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  readonly code: string | undefined

  constructor(request: string, { status, body }: Answer) {
    super(`${request} answered ${status}: ${JSON.stringify(body)}`)
    this.status = status
    this.code = (body as { code?: string } | null)?.code
  }
}

/** A browser without a page: it stores cookies and sends the CSRF token as the page does. */
export type Client = {
  readonly cookies: Map<string, string>
  /** @throws TypeError when there was no response */
  ask<T = unknown>(method: string, path: string, request?: Ask): Promise<Answer<T>>
  /**
   * Like `ask`, for a request that must succeed.
   * @throws RefusedError
   */
  must<T = unknown>(method: string, path: string, request?: Ask): Promise<T>
  /**
   * Sends a file of any size.
   * @throws RefusedError
   */
  upload<T = unknown>(path: string, file: string): Promise<T>
}

export function clientOf(origin: string): Client {
  const cookies = new Map<string, string>()

  function ownHeaders(method: string): Record<string, string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (method === 'GET' || method === 'HEAD') return { cookie }
    return { cookie, 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': cookies.get('XSRF-TOKEN') ?? '' }
  }

  async function ask<T>(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<Answer<T>> {
    const own = ownHeaders(method)
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    if (!raw) own['content-type'] = 'application/json'
    const sent = raw ? (body as BodyInit | undefined) : JSON.stringify(body)
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { ...own, ...headers },
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    })
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line)
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) as T }
  }

  return {
    cookies,
    ask,
    async must<T>(method: string, path: string, request?: Ask) {
      const answer = await ask<T>(method, path, request)
      if (answer.status >= 400) throw new RefusedError(`${method} ${path}`, answer)
      return answer.body
    },
    async upload<T>(path: string, file: string) {
      const { status, body } = await uploadFile(new URL(path, origin), ownHeaders('POST'), file)
      const answer = { status, headers: new Headers(), body: parsed(body) }
      if (status >= 400) throw new RefusedError(`POST ${path}`, answer)
      return answer.body as T
    },
  }
}

/** A new account, signed in with its link from the outbox. */
export async function newPerson(server: Server, email = `${randomUUID()}@prove.test`): Promise<Client> {
  const client = clientOf(server.origin)
  await client.must<AuthStatus>('GET', pathOf(endpoints.auth.status))
  await client.must('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })
  const token = new URL(await linkMailedTo(server, email)).searchParams.get('token')
  await client.must('POST', pathOf(endpoints.auth.verifyLink), { body: { token, timezone: 'Europe/Berlin' } })
  await client.must('POST', pathOf(endpoints.onboarding.savePreferences), { body: { tone: 'Neutral' } })
  await client.must('POST', pathOf(endpoints.onboarding.complete))
  return client
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || value === '') cookies.delete(name)
  else cookies.set(name, value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
