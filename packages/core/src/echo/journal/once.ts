/** Postpones work until the first call, and keeps its result for later calls. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined
  return () => (done ??= { value: work() }).value
}
