import type { KeyObject } from 'node:crypto'

/** A subscribed browser: its URL at its maker’s push service, and the keys that only this browser can use. */
export type PushReceiver = {
  endpoint: string
  /** An uncompressed point on P-256. */
  p256dh: Buffer
  auth: Buffer
}

/** The keys that identify this server to push services (RFC 8292). */
export type PushKeys = { publicKey: Buffer; privateKey: KeyObject }

/** `gone`: the browser has ended its subscription. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

export interface PushService {
  /** Whether a URL may lead to a push service. */
  accepts(endpoint: string): boolean
  /** Sends a message once. @param lifetime seconds for which the push service may keep it */
  send(receiver: PushReceiver, message: { text: string; lifetime: number; keys: PushKeys }): Promise<PushOutcome>
}
