import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { read } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify, promisify } from 'node:util'
import { RandomAccessReader } from 'yauzl'

const CIPHER = 'aes-256-ctr'
const BLOCK = 16
const PIECE = 64 * 1024
/**
 * The number of bytes that are read at once. A ZIP is read in small steps, because its directory has 46 bytes and a
 * name for each file.
 */
const WINDOW = 256 * 1024

const readAt = promisify(read)

/** The data for reading a scratch file: an open descriptor, the key of its bytes, and their number. */
export type ScratchKey = { fd: number; key: Uint8Array; size: number }

/** Bytes that can be read from any position. */
export type ScratchSource = {
  size: number
  reader(): RandomAccessReader
  /** The whole file, in memory. */
  bytes(): Promise<Buffer>
}

/** A large upload while it is being read. Disposing it deletes it. */
export type ScratchFile = AsyncDisposable & ScratchSource & ScratchKey

/**
 * Stores bytes on disk in unreadable form: encrypted with a key that exists only in memory, in a file without a name.
 * Counter mode, because a ZIP is read from its end.
 */
export async function scratchFile(source: AsyncIterable<Buffer>): Promise<ScratchFile> {
  const key = randomBytes(32)
  const file = await namelessFile()
  // The key is used for this one file, so the counter may start at zero.
  const cipher = createCipheriv(CIPHER, key, Buffer.alloc(BLOCK))
  let size = 0
  try {
    for await (const piece of source) {
      await file.write(cipher.update(piece), 0, piece.length, size)
      size += piece.length
    }
  } catch (error) {
    await file.close()
    throw error
  }
  const { fd } = file
  return { ...scratchSource({ fd, key, size }), fd, key, [Symbol.asyncDispose]: () => file.close() }
}

/** Reads a scratch file, even in a process that was given its descriptor and key. */
export function scratchSource({ fd, key, size }: ScratchKey): ScratchSource {
  const reader = () => new ScratchReader(fd, key)
  return { size, reader, bytes: () => buffer(reader()._readStreamForRange(0, size)) }
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-'))
  try {
    return await open(join(folder, 'upload'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}

class ScratchReader extends RandomAccessReader {
  readonly #fd: number
  readonly #key: Uint8Array
  #window: { from: number; bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) }

  constructor(fd: number, key: Uint8Array) {
    super()
    this.#fd = fd
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false })
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const from = start - (start % BLOCK)
    const decipher = createDecipheriv(CIPHER, this.#key, counterAt(from / BLOCK))
    for (let at = from; at < end;) {
      const { bytesRead, buffer } = await readAt(
        this.#fd,
        Buffer.alloc(Math.min(PIECE, end - at)),
        0,
        Math.min(PIECE, end - at),
        at,
      )
      if (bytesRead === 0) return
      const plain = decipher.update(buffer.subarray(0, bytesRead))
      yield at < start ? plain.subarray(start - at) : plain
      at += bytesRead
    }
  }

  /** Small reads come from a window, because one stream for each would take most of the time. */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    callbackify(() => this.#copied(buffer, { offset, length, position }))(callback)
  }

  async #copied(
    buffer: Buffer,
    { offset, length, position }: { offset: number; length: number; position: number },
  ): Promise<number> {
    const { from, bytes } = await this.#covering(position, length)
    const read = bytes.copy(buffer, offset, position - from, position - from + length)
    if (read < length) throw new Error('The file has ended.')
    return read
  }

  async #covering(position: number, length: number): Promise<{ from: number; bytes: Buffer }> {
    const { from, bytes } = this.#window
    if (position >= from && position + length <= from + bytes.length) return this.#window
    const pieces: Buffer[] = []
    for await (const piece of this.#pieces(position, position + Math.max(length, WINDOW))) pieces.push(piece)
    this.#window = { from: position, bytes: Buffer.concat(pieces) }
    return this.#window
  }

  override close(done: (error: Error | null) => void): void {
    done(null)
  }
}

function counterAt(block: number): Buffer {
  const counter = Buffer.alloc(BLOCK)
  counter.writeBigUInt64BE(BigInt(block), BLOCK - 8)
  return counter
}
