/** Leading-edge throttle: passes the first call on and drops those that follow within `pauseMs`. It sets no timer. */
export function throttle<T extends unknown[]>(pauseMs: number, call: (...args: T) => void): (...args: T) => void {
  let next = -Infinity
  return (...args) => {
    const now = performance.now()
    if (now < next) return
    next = now + pauseMs
    call(...args)
  }
}
