const FIRST_AFTER_MS = 60_000
const EVERY_MS = 24 * 3_600_000

/**
 * Runs `tidy` a minute after the start and then daily: the embedded server has no background process that frees the
 * space of changed rows and counts them for the planner. A failed run is repeated the next day.
 */
export function housekeeping(tidy: () => Promise<unknown>): Disposable {
  let timer = setTimeout(run, FIRST_AFTER_MS).unref()
  function run(): void {
    tidy().catch(() => undefined)
    timer = setTimeout(run, EVERY_MS).unref()
  }
  return { [Symbol.dispose]: () => clearTimeout(timer) }
}
