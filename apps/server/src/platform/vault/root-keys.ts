import { createHmac, hkdfSync, type CipherKey } from 'node:crypto'

/** The keys derived from SECRET_KEY, one per purpose, so that none can replace another. */
export type RootKeys = {
  /** Wraps account keys. */
  readonly wrap: Buffer
  /** Finds an email address without storing it. */
  readonly address: Buffer
  /** Signs CSRF tokens. */
  readonly csrf: Buffer
  /** Names rate-limit counters without storing what they count. */
  readonly limit: Buffer
}

/**
 * Version of SECRET_KEY that wraps new account keys; stored with each wrapped key so that a rotation can be gradual.
 */
export const ROOT_KEY_VERSION = 1

/** HKDF-SHA-256 (RFC 5869) of the 32-byte secret, with the purpose as info. */
export function deriveRootKeys(secret: Buffer): RootKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `soundings/${purpose}/v1`, 32))
  return { wrap: derive('wrap'), address: derive('address'), csrf: derive('csrf'), limit: derive('limit') }
}

/**
 * HMAC-SHA-256: 32 bytes that identify `text` and reveal nothing about it without the key.
 * @param key as a `KeyObject` it is prepared once, which is most of the work
 */
export function keyedHash(key: CipherKey, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest()
}
