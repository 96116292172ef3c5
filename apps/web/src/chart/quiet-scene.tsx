import { drawChart, placeEntries, type ChartEntry } from '#web/chart/geometry/index.ts'
import { entriesKey } from './drawing-cache.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Contours without numerals or rings, for the bottom of the menu; an empty floor without entries. */
export function QuietScene({ entries = [] }: { entries?: readonly ChartEntry[] }) {
  return <Scene drawingKey={`quiet ${entriesKey(entries)}`} draw={(size) => drawQuiet(size, entries)} />
}

function drawQuiet({ width, height }: Size, entries: readonly ChartEntry[]): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: placeEntries(entries, width, height),
    seed: 8,
    cell: 10,
    noise: 84,
    scale: 220,
    sigma: 56,
    gain: 0.3,
    interval: 13,
    tints: [-20, 170],
    numerals: false,
    labels: false,
  })
  return { chart }
}
