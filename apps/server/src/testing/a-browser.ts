import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ReminderDevice } from '@soundings/contract/reminders'

const SALT = 16
const TAG = 16

/** The keys of a subscribed browser: what it tells the server, and how it reads a message (RFC 8291). */
export function aBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const own = ecdh.generateKeys()
  const auth = randomBytes(16)
  const subscription: ReminderDevice = {
    endpoint,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  }
  function read(body: Buffer): string {
    const salt = body.subarray(0, SALT)
    const senderEnd = SALT + 5 + (body[SALT + 4] ?? 0)
    const sender = body.subarray(SALT + 5, senderEnd)
    const derive = (key: Buffer, base: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, base, info, bytes))
    const shared = derive(
      ecdh.computeSecret(sender),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]),
      32,
    )
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-TAG))
    const plain = Buffer.concat([decipher.update(body.subarray(senderEnd, -TAG)), decipher.final()])
    // The last byte but padding marks the only record.
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  return { subscription, read }
}

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine that keeps what it receives and answers with a status of the test’s choice. */
export async function pushService() {
  const pushed: Pushed[] = []
  const service = { status: 201 }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(service.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    pushed,
    origin,
    answerWith(status: number): void {
      service.status = status
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
