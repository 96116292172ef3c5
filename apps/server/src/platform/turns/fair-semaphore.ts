import { AppError } from '#server/errors.ts'

/** Seconds until an account with too many waiting jobs may try again. */
const RETRY_AFTER = 10

type Waiting = { accountId: string; enter: () => void }

/**
 * Limits how much work runs at once: one job for each account, in order of arrival. However many jobs an account
 * requests, others wait for one of them at most.
 */
export class FairSemaphore {
  #free: number
  #waiting: Waiting[] = []
  readonly #busy = new Set<string>()
  readonly #waitingMax: number

  /** @param waitingMax the most waiting jobs of one account */
  constructor(atOnce: number, waitingMax: number) {
    this.#free = atOnce
    this.#waitingMax = waitingMax
  }

  /**
   * Waits for a permit; disposing it admits the next waiter.
   * @throws AppError when too many jobs of the account are already waiting; the reason of `signal` when it is aborted
   * first
   */
  async take(accountId: string, signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted()
    if (this.#free > 0 && !this.#busy.has(accountId)) this.#enter(accountId)
    else await this.#wait(accountId, signal)
    return { [Symbol.dispose]: () => this.#leave(accountId) }
  }

  /** True when the next job has to wait. */
  get isFull(): boolean {
    return this.#free === 0
  }

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.#waiting.length
  }

  #enter(accountId: string): void {
    this.#free--
    this.#busy.add(accountId)
  }

  #wait(accountId: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.filter((other) => other.accountId === accountId).length >= this.#waitingMax) {
      const sentence = 'Soundings is still working on your earlier requests. Please try again in a moment.'
      throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfter: RETRY_AFTER })
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1)
        reject(signal?.reason as Error)
      }
      const mine = {
        accountId,
        enter: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      this.#waiting.push(mine)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  #leave(accountId: string): void {
    this.#free++
    this.#busy.delete(accountId)
    const next = this.#waiting.findIndex((waiting) => !this.#busy.has(waiting.accountId))
    if (next < 0) return
    const [entering] = this.#waiting.splice(next, 1)
    if (!entering) return
    this.#enter(entering.accountId)
    entering.enter()
  }
}
