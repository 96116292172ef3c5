import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { isZipBomb } from '#server/platform/files/zip-bomb.ts'
import { UNPACKED_BYTES } from './limits.ts'
import { ReadingError } from './reading-error.ts'

/** The most parts of a document. One has a few dozen, or a few hundred if it has many pictures. */
const PARTS_MAX = 10_000

/** The named parts of a ZIP. The names are only compared, never used as paths. */
export type DocxPackage = {
  has(part: string): boolean
  /** The bytes of a part, in chunks. @throws ReadingError when it is a ZIP bomb, damaged or encrypted */
  stream(part: string, onProgress?: (fraction: number) => void): AsyncGenerator<Buffer>
}

/** @throws ReadingError unreadable when the ZIP is incomplete */
export async function openDocxPackage(bytes: Buffer): Promise<DocxPackage> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(damaged)
  if (zip.entryCount > PARTS_MAX) throw new ReadingError('too-complex')
  const parts = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) parts.set(partName(entry.fileName), entry)
  } catch (error) {
    damaged(error)
  }
  let unpacked = 0
  return {
    has: (part) => parts.has(partName(part)),
    async *stream(part, onProgress) {
      const entry = parts.get(partName(part))
      if (!entry) throw new ReadingError('unreadable')
      refuseUnsafe(entry)
      let sum = 0
      let read = 0
      for await (const piece of pieces(zip, entry)) {
        unpacked += piece.length
        read += piece.length
        if (unpacked > UNPACKED_BYTES) throw new ReadingError('too-complex')
        sum = crc32(piece, sum)
        onProgress?.(read / entry.uncompressedSize)
        yield piece
      }
      if (sum !== entry.crc32) throw new ReadingError('unreadable')
    },
  }
}

async function* pieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (error) {
    damaged(error)
  }
}

/** Part names are not case-sensitive (OPC, section 6.2.2). */
function partName(name: string): string {
  return name.replace(/^\//, '').toLowerCase()
}

function refuseUnsafe(entry: Entry): void {
  const { uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) throw new ReadingError('encrypted')
  if (uncompressedSize > UNPACKED_BYTES) throw new ReadingError('too-complex')
  if (isZipBomb(uncompressedSize, compressedSize)) throw new ReadingError('too-complex')
}

function damaged(cause: unknown): never {
  if (cause instanceof ReadingError) throw cause
  throw new ReadingError('unreadable', { cause })
}
