import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl'
import type { ScratchSource } from '#server/platform/files/scratch-file.ts'
import { isZipBomb } from '#server/platform/files/zip-bomb.ts'
import { stranger, unreadable, unsafe } from '../refusals.ts'

/** The most files that an archive may have: more than a journal of a century with a photograph a day. */
export const FILES_MAX = 100_000
/** The most bytes that all files together may unpack to. */
const UNPACKED_MAX = 4 * 1_073_741_824

/** The files of a ZIP by name. Names are only compared, never used as paths. */
export type OpenZip = {
  paths: ReadonlySet<string>
  /** The unpacked bytes of a file according to the ZIP; a file of another size is refused while it is read. */
  size(path: string): number
  /** The checksum of a file according to the ZIP, which reading doesn’t compare. */
  crc32(path: string): number
  stream(path: string): AsyncGenerator<Buffer>
}

/**
 * @throws AppError if the file isn’t a ZIP, is truncated, encrypted or too large, or has a duplicate or unsafe file
 * name
 */
export async function openZip(scratch: ScratchSource): Promise<OpenZip> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true }
  const zip = await fromRandomAccessReaderPromise(scratch.reader(), scratch.size, options).catch(refused)
  if (zip.entryCount > FILES_MAX) throw unsafe()
  const files = new Map<string, Entry>()
  let [unpacked, packed] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      packed += entry.compressedSize
      if (!entry.canDecodeFileData() || entry.isEncrypted()) throw unreadable()
      // Many files that are each below the limit can be a ZIP bomb together.
      if (isZipBomb(entry.uncompressedSize, entry.compressedSize) || isZipBomb(unpacked, packed)) throw unsafe()
      if (unpacked > UNPACKED_MAX) throw unsafe()
      if (files.has(entry.fileName)) throw stranger()
      files.set(entry.fileName, entry)
    }
  } catch (error) {
    throw isRefusal(error) ? error : refusalOf(error)
  }
  return {
    paths: new Set(files.keys()),
    size: (path) => files.get(path)?.uncompressedSize ?? 0,
    crc32: (path) => files.get(path)?.crc32 ?? 0,
    stream: (path) => pieces(zip, files.get(path)),
  }
}

async function* pieces(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer> {
  if (!entry) throw unreadable()
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  } catch (error) {
    throw isRefusal(error) ? error : unreadable()
  }
}

function refused(error: unknown): never {
  throw refusalOf(error)
}

/** The ZIP library reports unsafe names; all its other errors mean that the file is damaged. */
function refusalOf(error: unknown): Error {
  return error instanceof Error && /absolute path|relative path|invalid characters/.test(error.message)
    ? unsafe()
    : unreadable()
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AppError'
}
