import { FolderError, type FolderFile } from './folder.ts'

const HEAD_BYTES = 64 * 1024
/** Of a picture, recording or film; thousands of them are in one export, and no journal is read from one. */
const MEDIA_HEAD_BYTES = 1024
/** How such files begin: JPEG, PNG, GIF, WebP and WAV, Matroska, Ogg, MP3; HEIC and MP4 have `ftyp` after four bytes. */
const MEDIA_STARTS = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\x1a\x45\xdf\xa3', 'OggS', 'ID3']

/** A file of a folder, from its stream. @param size bytes, as stated; a longer stream is refused */
export function fileOf(path: string, size: number, open: () => AsyncIterable<Buffer>): FolderFile {
  let head: Promise<Buffer> | null = null
  async function* stream(): AsyncGenerator<Buffer> {
    let read = 0
    for await (const piece of open()) {
      read += piece.length
      if (read > size) throw new FolderError('damaged')
      yield piece
    }
  }
  return {
    path,
    size,
    head: () => (head ??= firstBytes(open())),
    stream,
    async bytes(maxBytes) {
      if (size > maxBytes) throw new FolderError('too_large')
      const pieces: Buffer[] = []
      for await (const piece of stream()) pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
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
  // A copy: a part of a larger buffer would keep all of it in memory.
  return Uint8Array.prototype.slice.call(first, 0, length) as Buffer
}

function isMedia(first: Buffer): boolean {
  const start = first.toString('latin1', 0, 8)
  return MEDIA_STARTS.some((media) => start.startsWith(media)) || start.slice(4) === 'ftyp'
}
