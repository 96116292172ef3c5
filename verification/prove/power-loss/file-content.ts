/**
 * The content of a file that is written at any offset. It grows by doubling, so that a long file is not copied for each
 * write.
 */
export class FileContent {
  #buffer: Buffer
  #size: number

  constructor(content: Buffer = Buffer.alloc(0)) {
    this.#buffer = content
    this.#size = content.length
  }

  /** The gap between the old end and `offset` is filled with zeros, as in a sparse file. */
  write(offset: number, bytes: Buffer): void {
    this.#grow(offset + bytes.length)
    bytes.copy(this.#buffer, offset)
    this.#size = Math.max(this.#size, offset + bytes.length)
  }

  truncate(size: number): void {
    this.#grow(size)
    if (size < this.#size) this.#buffer.fill(0, size, this.#size)
    this.#size = size
  }

  /** A view that is valid until the next change. */
  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#size)
  }

  copy(): FileContent {
    return new FileContent(Buffer.from(this.bytes()))
  }

  #grow(size: number): void {
    if (size <= this.#buffer.length) return
    const grown = Buffer.alloc(Math.max(size, this.#buffer.length * 2))
    this.#buffer.copy(grown, 0, 0, this.#size)
    this.#buffer = grown
  }
}
