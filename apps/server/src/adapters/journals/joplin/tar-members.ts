import { Readable } from 'node:stream'
import { extract, type Header } from 'tar-stream'
import { tidyPath, type FolderFile } from '../files/folder.ts'
import { FILES_MAX } from '../files/zip-folder.ts'
import { RecordError } from '../shared/record-error.ts'

/** A file in a tar: where its bytes begin, and how many they are. */
export type TarMember = { path: string; offset: number; size: number }

/**
 * The files of a tar in order. `text` reads one of them as UTF-8; the others are passed over.
 * @throws RecordError unreadable_file if it is damaged, truncated or has more than 200,000 files
 */
export async function* tarMembers(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<TarMember & { text(): Promise<string> }> {
  const source = Readable.from(stream)
  const members = extract()
  let failure: Error | null = null
  source.on('error', (error) => {
    failure = error
    members.destroy(error)
  })
  members.on('error', ignored)
  source.pipe(members)
  let count = 0
  try {
    for await (const entry of members) {
      entry.on('error', ignored)
      if (++count > FILES_MAX) throw new RecordError('unreadable_file')
      const { name, size, type, byteOffset } = entry.header as Header & { byteOffset: number }
      const path = tidyPath(name)
      if (path !== null && type === 'file') yield { path, offset: byteOffset, size, text: () => textOf(entry) }
      entry.resume()
    }
  } catch (error) {
    throw failure ?? (error instanceof RecordError ? error : new RecordError('unreadable_file'))
  } finally {
    source.destroy()
    members.destroy()
  }
}

/**
 * Ignores an error, because the loop already reports it. Without a listener, an “error” event would end the process.
 */
const ignored = () => undefined

async function textOf(entry: AsyncIterable<unknown>): Promise<string> {
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of entry) if (piece instanceof Uint8Array) pieces.push(piece)
  } catch {
    throw new RecordError('unreadable_file')
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The bytes of a member. A tar has no index, so everything before it is read, too. */
export async function memberBytes(file: FolderFile, { offset, size }: TarMember): Promise<Buffer> {
  const pieces: Buffer[] = []
  let at = 0
  for await (const piece of file.stream()) {
    const from = Math.max(offset - at, 0)
    const to = Math.min(offset + size - at, piece.length)
    if (to > from) pieces.push(Buffer.from(piece.subarray(from, to)))
    at += piece.length
    if (at >= offset + size) break
  }
  return Buffer.concat(pieces)
}
