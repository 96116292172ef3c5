/**
 * The longest time that the embedded database may be silent while a statement waits. The statement can’t be canceled
 * from outside.
 */
export const SILENCE_LIMIT_MS = 60_000
/** A late timer may mean that this thread was busy: the answer gets this much more time to be read. */
const GRACE_MS = 2_000

/** Calls `onSilence` when statements wait and none of them has been answered for the limit. */
export function watchdog(onSilence: () => void, limitMs = SILENCE_LIMIT_MS) {
  let waiting = 0
  let timer: NodeJS.Timeout | undefined

  function arm(): void {
    clearTimeout(timer)
    if (waiting > 0) timer = setTimeout(() => (timer = setTimeout(onSilence, GRACE_MS)), limitMs)
  }

  return {
    async watch<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1
      if (waiting === 1) arm()
      try {
        return await work()
      } finally {
        waiting -= 1
        arm()
      }
    },
  }
}
