import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto'

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A sealed value that was changed, moved to another place, or sealed with another key. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError'
}

/**
 * AES-256-GCM. Layout: format (1 byte), nonce (12), ciphertext, tag (16).
 * @param key 32 bytes; as a `KeyObject` it is prepared once, which is most of the work on a short text
 * @param place where the value belongs; authenticated, so that a sealed value cannot be moved to another row or column
 */
export function seal(key: CipherKey, place: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place, 'utf8'))
  const sealed = cipher.update(plain)
  return Buffer.concat([Buffer.of(FORMAT), nonce, sealed, cipher.final(), cipher.getAuthTag()])
}

/** Opens what `seal` made with the same key and place. @throws SealBrokenError */
export function open(key: CipherKey, place: string, sealed: Buffer): Buffer {
  if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES || sealed[0] !== FORMAT)
    throw new SealBrokenError('Not a sealed value.')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE_BYTES))
  decipher.setAAD(Buffer.from(place, 'utf8'))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const plain = decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES))
    // GCM buffers nothing: the last step only checks that nothing was changed.
    decipher.final()
    return plain
  } catch {
    throw new SealBrokenError('A sealed value does not open with this key in this place.')
  }
}

/**
 * The opened value, or null when it cannot be opened: one damaged value must not prevent the others from being read.
 */
export function unlessBroken<T>(opened: () => T): T | null {
  try {
    return opened()
  } catch (error) {
    if (error instanceof SealBrokenError) return null
    throw error
  }
}
