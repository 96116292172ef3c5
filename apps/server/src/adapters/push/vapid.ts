import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { PUSH_CURVE } from './encrypt-push.ts'
import type { PushKeys } from './push-service.ts'

/** A push service accepts a signature for a day at most. */
const VALID_SECONDS = 12 * 3_600

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header that identifies this server to a push service (RFC 8292). @param contact a URL for its operator */
export function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
    sub: contact,
  }
  const content = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

/** Makes the keys of a server. */
export function newPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: PUSH_CURVE })
  return { privateKey, publicKey: pointOf(privateKey) }
}

/** The private key as text, to be sealed. */
export function printedKey({ privateKey }: PushKeys): string {
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

export function keysOf(printed: string): PushKeys {
  const privateKey = createPrivateKey({ key: Buffer.from(printed, 'base64'), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: pointOf(privateKey) }
}

/** The public key in the form that browsers accept: an uncompressed point. */
function pointOf(privateKey: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}
