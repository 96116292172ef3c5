/** Milliseconds after which work runs even without an idle moment: a browser that draws no frames offers none. */
const PATIENCE = 1_000

const waiting = new Set<() => void>()

/**
 * Runs the callback when the browser is idle, or after a second, one at a time, so that input is handled in between.
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work)
  if (waiting.size === 1) askForTime()
  return () => void waiting.delete(work)
}

function askForTime(): void {
  // Safari has no idle callbacks by default.
  if ('requestIdleCallback' in window) window.requestIdleCallback(doNext, { timeout: PATIENCE })
  else setTimeout(doNext)
}

function doNext(): void {
  const [work] = waiting
  if (!work) return
  waiting.delete(work)
  work()
  if (waiting.size > 0) askForTime()
}
