import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Response } from 'light-my-request'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** An undefined header is not sent. */
type Headers = Record<string, string | undefined>

/** One user’s browser: stores cookies and sends the CSRF token as the page does. */
export type Person = {
  cookies: Map<string, string>
  send(method: Method, url: string, options?: { body?: unknown; headers?: Headers }): Promise<Response>
  get(url: string): Promise<Response>
  post(url: string, body?: unknown, headers?: Headers): Promise<Response>
  patch(url: string, body: unknown): Promise<Response>
  delete(url: string): Promise<Response>
}

export function visitor(app: FastifyInstance): Person {
  const cookies = new Map<string, string>()
  const person: Person = {
    cookies,
    async send(method, url, { body, headers = {} } = {}) {
      const options: InjectOptions = {
        method,
        url,
        cookies: Object.fromEntries(cookies),
        headers: Object.fromEntries(
          Object.entries({
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': cookies.get('XSRF-TOKEN') ?? '',
            ...headers,
          }).filter(([, value]) => value !== undefined),
        ),
      }
      if (body !== undefined) options.payload = body as object
      const response = await app.inject(options)
      for (const cookie of response.cookies) {
        if (cookie.maxAge === 0 || cookie.value === '') cookies.delete(cookie.name)
        else cookies.set(cookie.name, cookie.value)
      }
      return response
    },
    get: (url) => person.send('GET', url),
    post: (url, body, headers = {}) => person.send('POST', url, { body, headers }),
    patch: (url, body) => person.send('PATCH', url, { body }),
    delete: (url) => person.send('DELETE', url),
  }
  return person
}
