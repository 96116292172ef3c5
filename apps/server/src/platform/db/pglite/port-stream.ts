import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A `pg` connection over a message port: the bytes of the PostgreSQL protocol, without a socket. */
export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port.on('close', () => this.destroy())
  }

  /** `pg` calls these on its socket. */
  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {
    this.#port.ref()
  }
  unref(): void {
    this.#port.unref()
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  /** Copied once, because `pg` reuses its buffers, and then transferred instead of being copied again. */
  #send(chunks: readonly Buffer[]): void {
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
    let from = 0
    for (const chunk of chunks) {
      bytes.set(chunk, from)
      from += chunk.length
    }
    this.#port.postMessage(bytes, [bytes.buffer])
  }

  override _final(done: () => void): void {
    this.#port.close()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }
}
