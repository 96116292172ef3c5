import { LRUCache } from 'lru-cache'
import { FolderError, type FolderFile } from './folder.ts'

const HEAD_BYTES = 64 * 1024
/**
 * The number of bytes in the shorter head of pictures, recordings and films: an export has thousands, and none contains
 * a journal.
 */
const MEDIA_HEAD_BYTES = 1024
/**
 * The first bytes of such files: JPEG, PNG, GIF, WebP and WAV, Matroska, Ogg, MP3; HEIC and MP4 have `ftyp` after four
 * bytes.
 */
const MEDIA_STARTS = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\x1a\x45\xdf\xa3', 'OggS', 'ID3']

/** The first bytes of files, cached because every adapter looks at them. */
export type Heads = LRUCache<FolderFile, Buffer>

/**
 * The most bytes of cached heads: enough for the files that the adapters look at together. An export may have 200,000
 * files.
 */
const HEADS_MAX_BYTES = 24 * 1_048_576

export function newHeads(): Heads {
  return new LRUCache({ maxSize: HEADS_MAX_BYTES, sizeCalculation: ({ length }) => length + MEDIA_HEAD_BYTES })
}

/**
 * A file of a folder, from its stream.
 * @param size the number of bytes that the folder states; a longer stream is refused
 * @param heads where its first bytes are remembered
 */
export function fileOf(
  path: string,
  size: number,
  open: () => AsyncIterable<Buffer>,
  heads: Heads = newHeads(),
): FolderFile {
  async function* stream(): AsyncGenerator<Buffer> {
    let read = 0
    for await (const piece of open()) {
      read += piece.length
      if (read > size) throw new FolderError('damaged')
      yield piece
    }
  }
  const file: FolderFile = {
    path,
    size,
    async head() {
      const known = heads.get(file)
      if (known) return known
      const head = await firstBytes(open())
      heads.set(file, head)
      return head
    },
    stream,
    async bytes(maxBytes) {
      if (size > maxBytes) throw new FolderError('too_large')
      const pieces: Buffer[] = []
      for await (const piece of stream()) pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
  return file
}

async function firstBytes(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let read = 0
  for await (const piece of stream) {
    pieces.push(piece)
    read += piece.length
    if (read >= HEAD_BYTES) break
  }
  const first = Buffer.concat(pieces)
  const length = isMedia(first) ? MEDIA_HEAD_BYTES : HEAD_BYTES
  // This is a copy, because a part of a larger buffer would keep all of it in memory.
  return Uint8Array.prototype.slice.call(first, 0, length) as Buffer
}

function isMedia(first: Buffer): boolean {
  const start = first.toString('latin1', 0, 8)
  return MEDIA_STARTS.some((media) => start.startsWith(media)) || start.slice(4) === 'ftyp'
}
