import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { encryptPush } from './encrypt-push.ts'
import { lookupPublic } from './public-address.ts'
import type { PushOutcome, PushService } from './push-service.ts'
import { vapidHeader } from './vapid.ts'

/** A push service that has not answered by then counts as failed. Messages are never sent twice. */
const TIMEOUT_MS = 10_000
/** A later message with this name replaces an undelivered one. */
const TOPIC = 'reminder'

const GONE = new Set([404, 410])

/**
 * Sends messages to the push services of browsers. Their URLs come from users, so it connects only to public hosts,
 * over https, and follows no redirects.
 */
export function httpPush({
  contact,
  clock,
  nearby = false,
}: {
  /** A URL for the operator of a push service. */
  contact: string
  clock: () => Date
  /** Also allows hosts on this machine, without https; for tests. */
  nearby?: boolean
}): PushService {
  function accepts(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
    if (username !== '' || password !== '' || hash !== '') return false
    if (nearby) return protocol === 'http:'
    // A host name without a dot is on the server’s own network.
    return protocol === 'https:' && port === '' && isIP(hostname) === 0 && /^[^[].*\.[a-z]/i.test(hostname)
  }
  return {
    accepts,
    async send(receiver, { text, lifetime, keys }) {
      // The URL is checked again, because the rules may be stricter now than when the browser was added.
      if (!accepts(receiver.endpoint)) return 'gone'
      try {
        const body = encryptPush(text, receiver)
        const headers = {
          authorization: vapidHeader(keys, { endpoint: receiver.endpoint, contact, now: clock() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: String(lifetime),
          topic: TOPIC,
          urgency: 'normal',
        }
        const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
        return outcomeOf(await posted(receiver.endpoint, nearby ? options : { ...options, lookup: lookupPublic }, body))
      } catch {
        // The error would contain the URL, which is private to its user.
        return 'failed'
      }
    },
  }
}

function posted(endpoint: string, options: RequestOptions, body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const onResponse = (response: IncomingMessage) => {
    resolve(response.statusCode ?? 0)
    // The status is enough, and the body may be endless.
    response.destroy()
  }
  const send = endpoint.startsWith('https:') ? requestSecure : requestPlain
  const request = send(endpoint, options, onResponse)
  request.on('error', reject)
  // Emitted without an error when the answer switches protocols.
  request.on('close', () => reject(new Error('The connection ended without an answer.')))
  request.end(body)
  return promise
}

function outcomeOf(status: number): PushOutcome {
  if (GONE.has(status)) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
