import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomUUID } from 'node:crypto'
import { ENTRY_BYTES, type Writer } from './journals.ts'
import { entryText } from './entry-text.ts'

/** A user’s browser: its cookies, and the CSRF token that changing requests send. */
export type Browser = { origin: string; cookie: string; csrf: string }

/** The measured API requests, as the page sends them. */
export const READS = {
  'GET list (50)': `${pathOf(endpoints.entries.list)}?limit=50`,
  search: `${pathOf(endpoints.entries.list)}?limit=50&q=haberdasher`,
  'popular tags': `${pathOf(endpoints.entries.popularTags)}?limit=8`,
  Echo: pathOf(endpoints.echoes.current),
  clarity: pathOf(endpoints.insights.clarity),
} as const
export type Read = keyof typeof READS

export async function browserOf(origin: string, writer: Writer): Promise<Browser> {
  const session = `soundings_session=${writer.token}`
  const answer = await fetch(`${origin}${pathOf(endpoints.auth.status)}`, { headers: { cookie: session } })
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
  return { origin, cookie: `${session}; XSRF-TOKEN=${csrf}`, csrf }
}

export function getRequest({ origin, cookie }: Browser, path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncookie: ${cookie}\r\n\r\n`)
}

/** A change of an entry, or another request with a JSON body. */
export function sendRequest(
  { origin, cookie, csrf }: Browser,
  method: 'PATCH' | 'POST',
  path: string,
  body: object,
): Buffer {
  const json = JSON.stringify(body)
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncookie: ${cookie}\r\nx-csrf-token: ${csrf}\r\n` +
      `x-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  )
}

let written = 0

/** A new entry of 2 KB, different each time. */
export function postRequest({ origin, cookie, csrf }: Browser): Buffer {
  const body = JSON.stringify({ content: entryText(written++, ENTRY_BYTES), mood: 3, energy: 4, focus: 2 })
  return Buffer.from(
    `POST ${pathOf(endpoints.entries.create)} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncookie: ${cookie}\r\n` +
      `x-csrf-token: ${csrf}\r\nx-requested-with: XMLHttpRequest\r\nidempotency-key: ${randomUUID()}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
