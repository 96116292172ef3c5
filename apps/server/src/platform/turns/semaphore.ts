/** A semaphore whose waiters are served in order of arrival and can be aborted. */
export class Semaphore {
  #free: number
  #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  /**
   * Waits for a permit; disposing it admits the next waiter. @throws the reason of `signal` when it is aborted first
   */
  async take(signal: AbortSignal): Promise<Disposable> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free--
    else await this.#wait(signal)
    return { [Symbol.dispose]: () => this.#pass() }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(signal.reason as Error)
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      this.#waiting.push(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
