import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds without a request after which a view is complete, and what was drawn last is on the screen. */
const QUIET_MS = 100
/** Milliseconds that pending requests may delay the work. */
const PATIENCE_MS = 1_000

/**
 * Runs the callback once the requests of a view are answered and the view is painted: what the callback fetches would
 * compete with them for bandwidth.
 * @returns cancels it
 */
export function afterAnswers(queryClient: QueryClient, work: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(quiet)
    // The requests that a render leads to begin only after it.
    if (queryClient.isFetching() === 0) quiet = setTimeout(run, QUIET_MS)
  }
  const stop = () => {
    stopLooking()
    clearTimeout(atLast)
    clearTimeout(quiet)
  }
  const run = () => {
    stop()
    work()
  }
  const atLast = setTimeout(run, PATIENCE_MS)
  const stopLooking = queryClient.getQueryCache().subscribe(look)
  look()
  return stop
}
