import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { encryptPush } from './encrypt-push.ts'
import { lookupPublic } from './public-address.ts'
import type { PushOutcome, PushService } from './push-service.ts'
import { vapidHeader } from './vapid.ts'

/** A push service that has not answered by then has failed. Nothing is sent twice. */
const TIMEOUT_MS = 10_000
/** A later message of this name replaces one that was not delivered yet. */
const TOPIC = 'reminder'

const GONE = new Set([404, 410])

/**
 * Sends messages to the push services of browsers. Their URLs come from people, so only public hosts are asked, over
 * https, and redirects are not followed.
 */
export function httpPush({
  contact,
  clock,
  nearby = false,
}: {
  /** A URL for the operator of a push service. */
  contact: string
  clock: () => Date
  /** Also asks hosts of this machine, without encryption of the connection: for tests. */
  nearby?: boolean
}): PushService {
  function accepts(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
    if (username !== '' || password !== '' || hash !== '') return false
    if (nearby) return protocol === 'http:'
    // A name without a dot belongs to the server’s own network.
    return protocol === 'https:' && port === '' && isIP(hostname) === 0 && /^[^[].*\.[a-z]/i.test(hostname)
  }
  return {
    accepts,
    async send(receiver, { text, lifetime, keys }) {
      // The rules may have become stricter since the browser was added.
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
        // The error would name the URL, which belongs to a person.
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
  // Without an error when the answer changes the protocol.
  request.on('close', () => reject(new Error('The connection ended without an answer.')))
  request.end(body)
  return promise
}

function outcomeOf(status: number): PushOutcome {
  if (GONE.has(status)) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
