import type { Endpoint } from '@soundings/contract/endpoint'

/**
 * Returns an answer unchanged. In development and in tests, checks it against the endpoint table; the production build
 * contains no schemas.
 * @throws TypeError that names the endpoint and the fields that differ
 */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  if (import.meta.env.DEV) {
    const schema = endpoint.response[200] ?? endpoint.response[201]
    const read = schema?.safeParse(answer)
    if (read && !read.success) {
      const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      throw new TypeError(`${endpoint.method} ${endpoint.path} answered something else: ${wrong.join('; ')}`)
    }
  }
  return answer
}
