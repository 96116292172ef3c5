import { isUtf8 } from 'node:buffer'
import { fromBufferPromise, fromRandomAccessReaderPromise, getFileNameLowLevel, Entry, type ZipFile } from 'yauzl'
import type { ScratchSource } from '#server/platform/files/scratch-file.ts'
import { isZipBomb } from '#server/platform/files/zip-bomb.ts'
import { FolderError, tidyPath, type FolderFile } from './folder.ts'
import { fileOf, newHeads, type Heads } from './file-of.ts'

/** The most files that a ZIP may have: more than 50 years with ten photographs a day. */
export const FILES_MAX = 200_000
/** The flag of a name in UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8_FLAG = 0x800
/** Files that operating systems add to a ZIP: resource forks and folder settings. */
const OF_THE_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/** The files of a ZIP, and the names of those that can’t be read: with a password, or unsafe in another way. */
export type ZipMembers = { files: FolderFile[]; encrypted: string[]; refused: string[] }

/** @throws FolderError if the file isn’t a ZIP, is truncated, or unpacks to much more than its size */
export async function zipMembers(source: ScratchSource | Buffer, heads: Heads = newHeads()): Promise<ZipMembers> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false } as const
  const zip = await (
    Buffer.isBuffer(source)
      ? fromBufferPromise(source, options)
      : fromRandomAccessReaderPromise(source.reader(), source.size, options)
  ).catch(() => {
    throw new FolderError('damaged')
  })
  if (zip.entryCount > FILES_MAX) throw new FolderError('too_large')
  const files: FolderFile[] = []
  const encrypted: string[] = []
  const refused: string[] = []
  let [unpacked, packed] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (name.endsWith('/') || OF_THE_SYSTEM.test(name)) continue
      const path = tidyPath(name)
      if (entry.isEncrypted()) {
        encrypted.push(name)
        continue
      }
      if (path === null || isLink(entry) || !entry.canDecodeFileData()) {
        refused.push(name)
        continue
      }
      unpacked += entry.uncompressedSize
      packed += entry.compressedSize
      if (isZipBomb(entry.uncompressedSize, entry.compressedSize) || isZipBomb(unpacked, packed)) {
        throw new FolderError('too_large')
      }
      const member = slim(entry)
      files.push(fileOf(path, entry.uncompressedSize, () => pieces(zip, member), heads))
    }
  } catch (error) {
    throw error instanceof FolderError ? error : new FolderError('damaged')
  }
  return { files, encrypted, refused }
}

/** Only the fields needed for reading: names and extra fields of 200,000 files would fill the reader’s memory. */
function slim(entry: Entry): Entry {
  return Object.assign(Object.create(Entry.prototype) as Entry, {
    generalPurposeBitFlag: entry.generalPurposeBitFlag,
    compressionMethod: entry.compressionMethod,
    compressedSize: entry.compressedSize,
    uncompressedSize: entry.uncompressedSize,
    relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
  })
}

/** The name of an entry. Some programs write UTF-8 without saying so, and some on Windows write backslashes. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false)
}

async function* pieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  } catch {
    throw new FolderError('damaged')
  }
}

/** True for a symbolic link, according to the Unix mode in the upper half of the attributes. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
}
