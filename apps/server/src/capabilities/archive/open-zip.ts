import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl'
import type { ScratchSource } from '#server/files/scratch-file.ts'
import { stranger, unreadable, unsafe } from './refusals.ts'

/** More than a journal of a century with a photograph a day. */
export const FILES_MAX = 100_000
/** What all files may unpack to together, in bytes. */
const UNPACKED_MAX = 4 * 1_073_741_824
/** No journal packs better than this beyond a size; a bomb does. */
const RATIO_MAX = 200
const RATIO_FROM_BYTES = 32 * 1_048_576

/** The files of a ZIP by name. Names are only compared, never used as paths. */
export type OpenZip = {
  paths: ReadonlySet<string>
  /** Bytes of a file as the ZIP states them; what unpacks to anything else is refused while it is read. */
  size(path: string): number
  stream(path: string): AsyncGenerator<Buffer>
}

/** @throws AppError when it is no ZIP, is cut off, encrypted, too large, or names a file twice or outside of itself */
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
      // Many files below the size of a bomb are one together.
      if (isBomb(entry.uncompressedSize, entry.compressedSize) || isBomb(unpacked, packed)) throw unsafe()
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

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > RATIO_FROM_BYTES && unpacked > RATIO_MAX * packed
}

function refused(error: unknown): never {
  throw refusalOf(error)
}

/** The reader of ZIPs refuses names that lead elsewhere; everything else it says means that the file is broken. */
function refusalOf(error: unknown): Error {
  return error instanceof Error && /absolute path|relative path|invalid characters/.test(error.message)
    ? unsafe()
    : unreadable()
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AppError'
}
