import type { ChartEntry } from '@soundings/core/chart'
import type { SceneDrawing } from './scene-drawing.ts'

/** Drawings kept: about what one person sees of the app in one theme and window. */
const KEPT = 12

const kept = new Map<string, SceneDrawing>()

/** The drawing for `key`, made once and kept while it is among the last ones used. */
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

/** A key that changes with anything a drawing shows of the entries. */
export function entriesKey(entries: readonly ChartEntry[]): string {
  return entries
    .map(({ id, time, words, mood, energy, focus }) => [id, time, words, mood, energy, focus].join(' '))
    .join('|')
}
