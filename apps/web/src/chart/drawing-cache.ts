import type { ChartEntry } from '#web/chart/geometry/index.ts'
import type { SceneDrawing } from './scene-drawing.ts'

/** Cached drawings: about as many as one person sees in one theme and window size. */
const KEPT = 12

const kept = new Map<string, SceneDrawing>()

/** The drawing for `key`, cached while it is among the most recently used. */
export function remember(key: string, draw: () => SceneDrawing): SceneDrawing {
  const drawing = kept.get(key) ?? draw()
  kept.delete(key)
  kept.set(key, drawing)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return drawing
}

/** A key that changes whenever the entries would change the drawing. */
export function entriesKey(entries: readonly ChartEntry[]): string {
  return entries
    .map(({ id, time, words, mood, energy, focus }) => [id, time, words, mood, energy, focus].join(' '))
    .join('|')
}
