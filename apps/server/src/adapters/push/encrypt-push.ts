import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { PushReceiver } from './push-service.ts'

export const PUSH_CURVE = 'prime256v1'

/** The bytes of one record (RFC 8188). A message has one. */
const RECORD_BYTES = 4_096
const SALT_BYTES = 16
/** Marks the last record. */
const LAST = Buffer.of(2)

/** What is new in each message: a salt and a pair of keys. */
type Fresh = { salt: Buffer; ecdh: ECDH }

function fresh(): Fresh {
  const ecdh = createECDH(PUSH_CURVE)
  ecdh.generateKeys()
  return { salt: randomBytes(SALT_BYTES), ecdh }
}

/**
 * Encrypts a message so that only the receiving browser can read it (RFC 8291), as a body of the encoding `aes128gcm`.
 * @throws when the receiver’s key is not on the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushReceiver, 'p256dh' | 'auth'>,
  { salt, ecdh }: Fresh = fresh(),
): Buffer {
  const own = ecdh.getPublicKey()
  const derive = (key: Buffer, with_: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own])
  const shared = derive(ecdh.computeSecret(p256dh), auth, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Buffer.of(own.length),
    own,
    cipher.update(text, 'utf8'),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
