/** Passes the first call on and swallows those that follow within `pauseMs`. */
export function seldom<T extends unknown[]>(pauseMs: number, tell: (...args: T) => void): (...args: T) => void {
  let next = -Infinity
  return (...args) => {
    const now = performance.now()
    if (now < next) return
    next = now + pauseMs
    tell(...args)
  }
}
