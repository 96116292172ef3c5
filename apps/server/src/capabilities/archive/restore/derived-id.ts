import { createHash } from 'node:crypto'

/**
 * An id derived from the content it identifies, so that a second restoration finds the rows of the first. UUID version
 * 8 (RFC 9562, section 5.8) of a SHA-256.
 */
export function derivedId(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
