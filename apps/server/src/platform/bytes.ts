import { timingSafeEqual } from 'node:crypto'

const PREFIX = '\\x'

/** Bytes as PostgreSQL prints them: `\x` and hexadecimal digits. */
export function printedBytes(bytes: Buffer): string {
  return PREFIX + bytes.toString('hex')
}

/** The bytes that PostgreSQL has printed. */
export function bytesOf(printed: string): Buffer {
  return Buffer.from(printed.slice(PREFIX.length), 'hex')
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
