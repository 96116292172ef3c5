import { crc32 } from 'node:zlib'
import { BACKSLASH, isClosing, isOpening, QUOTE } from '#server/platform/http/json-size.ts'
import { AnyManifest, ARCHIVE_VERSION, ManifestFile, ManifestOutline, PATHS, type Manifest } from '../archive-layout.ts'
import { parsedJson } from './json-bounds.ts'
import { FILES_MAX, type OpenZip } from './open-zip.ts'
import { damaged, tooNew, unreadable, unsafe } from '../refusals.ts'

/** The most bytes that a file may take in the manifest on average; this server writes about 205. */
const BYTES_PER_FILE = 256
const MANIFEST_MAX = FILES_MAX * BYTES_PER_FILE
/** The most bytes that one file may take in the manifest, with the longest path. */
const FILE_MAX = 512
/** The most bytes of the manifest without its files: each file leaves a digit, a comma and an indent. */
const OUTLINE_MAX = 1_048_576
/** The nesting depth of the files, which are in an array inside the object. */
const FILE_DEPTH = 3

const ZERO = 0x30

/**
 * Parses the manifest file by file while it is unpacked: parsing many megabytes at once would block the thread for
 * seconds.
 * @throws AppError if it isn’t a manifest, is from a later version, too large, or invalid
 */
export async function readManifest(zip: OpenZip): Promise<Manifest> {
  if (!zip.paths.has(PATHS.manifest)) throw unreadable()
  if (zip.size(PATHS.manifest) > MANIFEST_MAX) throw unsafe()
  const files: ManifestFile[] = []
  let count = 0
  const cutter = fileCutter((text) => {
    if (++count > FILES_MAX) throw unsafe()
    // After the first invalid file the others are skipped.
    const isValid = text !== null && files.length === count - 1
    const file = isValid ? ManifestFile.safeParse(parsedJson(text)).data : undefined
    if (file) files.push(file)
  })
  let sum = 0
  for await (const piece of zip.stream(PATHS.manifest)) {
    cutter.take(piece)
    sum = crc32(piece, sum)
  }
  // The manifest has the hashes of all other files, and only the ZIP has a checksum of the manifest.
  if (sum !== zip.crc32(PATHS.manifest)) throw unreadable()
  const value = parsedJson(cutter.outline())
  const any = AnyManifest.safeParse(value)
  if (!any.success) throw unreadable()
  if (any.data.version > ARCHIVE_VERSION) throw tooNew()
  const outline = ManifestOutline.safeParse(value)
  if (!outline.success || files.length !== count || outline.data.files.length !== count) throw damaged(PATHS.manifest)
  return { ...outline.data, files }
}

/**
 * Cuts each file out of the JSON stream and replaces it with a 0.
 * @param onFile receives the JSON of each, or null for one longer than any file's
 */
function fileCutter(onFile: (text: string | null) => void) {
  const outline = Buffer.alloc(OUTLINE_MAX)
  const file = Buffer.alloc(FILE_MAX)
  let [outlined, filed, depth] = [0, 0, 0]
  let isText = false
  let isEscaped = false

  function keep(byte: number): void {
    if (depth < FILE_DEPTH) {
      if (outlined === OUTLINE_MAX) throw unsafe()
      outline[outlined++] = byte
    } else {
      if (filed < FILE_MAX) file[filed] = byte
      filed++
    }
  }

  function open(byte: number): void {
    const isFile = depth === FILE_DEPTH - 1
    if (isFile) {
      keep(ZERO)
      filed = 0
      depth++
    }
    keep(byte)
    if (!isFile) depth++
  }

  function close(byte: number): void {
    keep(byte)
    depth--
    if (depth === FILE_DEPTH - 1) onFile(filed > FILE_MAX ? null : file.toString('latin1', 0, filed))
  }

  return {
    take(piece: Buffer): void {
      for (const byte of piece) {
        if (!isText && isOpening(byte)) open(byte)
        else if (!isText && isClosing(byte)) close(byte)
        else keep(byte)
        if (isEscaped) isEscaped = false
        else if (byte === QUOTE) isText = !isText
        else isEscaped = isText && byte === BACKSLASH
      }
    },
    outline: () => outline.toString('utf8', 0, outlined),
  }
}
