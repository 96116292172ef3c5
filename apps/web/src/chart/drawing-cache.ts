import type { ChartEntry } from '#web/chart/geometry/index.ts'

/**
 * A cache of drawings by key.
 * @param most how many of the most recently used drawings are kept
 */
export function drawingCache<T>(most: number): (key: string, draw: () => T) => T {
  const kept = new Map<string, T>()
  return (key, draw) => {
    const drawing = kept.get(key) ?? draw()
    kept.delete(key)
    kept.set(key, drawing)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return drawing
  }
}

/** A key that changes whenever the entries would change the drawing. */
export function entriesKey(entries: readonly ChartEntry[]): string {
  return entries
    .map(({ id, time, words, mood, energy, focus }) => [id, time, words, mood, energy, focus].join(' '))
    .join('|')
}
