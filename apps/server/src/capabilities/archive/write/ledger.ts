import { createHash } from 'node:crypto'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'
import type { Manifest } from '../archive-layout.ts'
import type { Unreadable } from './unreadable.ts'

/** What is collected while the files are written. */
export type Ledger = {
  files: Manifest['files']
  counts: Manifest['counts']
  months: Set<string>
  undated: boolean
  /** The ids of the entries already sent. The journal may change in the meantime; later files mention only these. */
  entries: Set<string>
  /** The ids of the photographs of entries that were sent. */
  photographs: Set<string>
  /** The items that cannot be decrypted. */
  unreadable: Unreadable
}

/** Adds a file to the manifest with the hash of the bytes that were sent. */
export async function* entered(
  ledger: Ledger,
  path: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of content) {
    hash.update(piece)
    bytes += piece.length
    yield piece
  }
  ledger.files.push({ path, bytes, sha256: hash.digest('hex') })
}

/** The decrypted value, or the placeholder when it cannot be decrypted. */
export async function readable<T>(reading: Promise<T>): Promise<T | 'damaged'> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SealBrokenError) return 'damaged'
    throw error
  }
}
