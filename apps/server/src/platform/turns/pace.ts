// Only this module measures the event loop; times come from the global, which tests replace.
import { performance as nodePerformance } from 'node:perf_hooks'

/** The milliseconds of work in a turn, and the most that count between two checks: a longer time was spent waiting. */
const TURN_MS = 8
const COUNTED_MS = 50
/** A rest ends early when no other work used more than this share of the event loop for a while. */
const QUIET_MS = 2
const QUIET_SHARE = 0.1

/** How many pieces of long work share the event loop now. */
let working = 0

/**
 * The pace of long work on the event loop, such as an export. All such work together gets about half of its time, in
 * short turns, so that requests in between hardly wait. While no other work needs it, it gets more.
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
    // With this rest, each piece of long work gets 1 / (2 * working) of the time.
    const over = performance.now() + this.#worked * (2 * working - 1)
    while (performance.now() < over && !(await isQuiet()));
    this.#worked = 0
    this.#since = performance.now()
  }

  /** Starts a period that doesn’t count as work, such as waiting for a reader. */
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

/** Waits a little. @returns true if the event loop was free in the meantime */
async function isQuiet(): Promise<boolean> {
  const before = nodePerformance.eventLoopUtilization()
  await new Promise((over) => setTimeout(over, QUIET_MS))
  return nodePerformance.eventLoopUtilization(before).utilization < QUIET_SHARE
}
