const waiting = new Set<() => void>()

/**
 * Does this when the browser has nothing else to do; of several one at a time, so that a finger is answered in between.
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work)
  if (waiting.size === 1) askForTime()
  return () => void waiting.delete(work)
}

function askForTime(): void {
  // Safari has no idle callbacks by default.
  if ('requestIdleCallback' in window) window.requestIdleCallback(doNext)
  else setTimeout(doNext)
}

function doNext(): void {
  const [work] = waiting
  if (!work) return
  waiting.delete(work)
  work()
  if (waiting.size > 0) askForTime()
}
