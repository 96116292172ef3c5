const waiting = new Set<() => void>()

/**
 * Runs the callback when the browser is idle, one at a time, so that input is handled in between.
 * @returns cancels it
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
