/** Work after which everyone else has their turn, and the longest that counts at once: the rest was waiting. */
const TURN_MS = 8
const COUNTED_MS = 50

/** How many pieces of long work share the event loop now. */
let working = 0

/**
 * The pace of long work on the event loop, such as an export. All such work together gets about half of its time, in
 * short turns, so that requests in between hardly wait.
 */
export class Pace implements Disposable {
  #since: number | null = null
  #worked = 0

  constructor() {
    this.resume()
  }

  /** Called often during the work; rests when a turn is over. */
  async rest(): Promise<void> {
    this.#count()
    if (this.#worked < TURN_MS) return
    await new Promise((over) => setTimeout(over, this.#worked * working))
    this.#worked = 0
    this.#since = performance.now()
  }

  /** Begins time that isn’t work, such as waiting for a reader. */
  stop(): void {
    if (this.#since === null) return
    this.#count()
    this.#since = null
    working--
  }

  resume(): void {
    if (this.#since !== null) return
    this.#since = performance.now()
    working++
  }

  [Symbol.dispose](): void {
    this.stop()
  }

  #count(): void {
    if (this.#since === null) return
    const now = performance.now()
    this.#worked += Math.min(now - this.#since, COUNTED_MS)
    this.#since = now
  }
}
