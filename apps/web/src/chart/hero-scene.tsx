import {
  drawChart,
  drawRings,
  leadLine,
  newest,
  placeEntries,
  ringWeight,
  stationTurn,
  type ChartDrawing,
  type ChartEntry,
} from '#web/chart/geometry/index.ts'
import { entriesKey } from './drawing-cache.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Width in px below which the text is under the rings instead of next to them. */
const NARROW = 897
const WITH_RING = 9
const SEED = 21

/**
 * The chart on the landing page: all entries, the last nine as rings, and a lead line from the header to their center.
 */
export function HeroScene({ entries }: { entries: readonly ChartEntry[] }) {
  return <Scene drawingKey={`hero ${entriesKey(entries)}`} draw={(size) => drawHero(size, entries)} />
}

function drawHero(size: Size, entries: readonly ChartEntry[]): SceneDrawing {
  const { width, height } = size
  const narrow = width < NARROW
  const zoom = narrow && width > 600 ? 1.2 : 1
  const x = narrow ? width * 0.56 : width * 0.705
  const y = narrow ? (zoom > 1 ? 265 : 250) : height * 0.47
  const last = newest(entries, WITH_RING)
  const rings = drawRings(x, y, {
    made: last.length,
    firstRadius: narrow ? 16 * zoom : 26,
    step: narrow ? 14 * zoom : 26,
    resonance: 0.88,
    seed: 5,
    weights: last.map(ringWeight),
    turns: last.map(stationTurn),
    rose: narrow ? 0 : 328,
  })
  return {
    chart: narrow ? narrowChart(size, entries) : wideChart(size, entries, x, y),
    rings: last.length > 0 ? rings : null,
    lead: leadLine(x, narrow ? 64 : 72, y + 4),
  }
}

function wideChart({ width, height }: Size, entries: readonly ChartEntry[], x: number, y: number): ChartDrawing {
  const placed = placeEntries(entries, width * 0.56, height, { padding: [0.12, 0.04, 0.08, 0.04], scatter: 0.55 })
  return drawChart(width, height, {
    deeps: placed.map((deep) => ({ ...deep, x: deep.x + width * 0.42 })),
    seed: SEED,
    base: 52,
    noise: 92,
    scale: 340,
    slope: [-40, 40],
    sigma: 84,
    gain: 0.62,
    from: -72,
    to: 420,
    tints: [-20, 240],
    fade: { axis: 'x', from: width * 0.2, to: width * 0.52, start: 0.2, end: 1 },
    calm: { x, y, r: 316, strength: 0.45 },
    floorNumerals: 38,
    floorGap: 70,
    keepOut: [
      [0, height * 0.24, width * 0.52, height * 0.98],
      [0, 0, width, 84],
      [0, height - 76, width, height],
    ],
  })
}

function narrowChart({ width, height }: Size, entries: readonly ChartEntry[]): ChartDrawing {
  return drawChart(width, height, {
    deeps: placeEntries(entries, width, 420, { padding: [0.2, 0.06, 0.1, 0.06], scatter: 0.55 }),
    seed: SEED,
    cell: 14,
    base: 52,
    noise: 92,
    scale: 190,
    slope: [0, 60],
    sigma: 42,
    gain: 0.5,
    interval: 14,
    from: -72,
    to: 420,
    tints: [-20, 240],
    fade: { axis: 'y', from: 470, to: 380, start: 0.1, end: 1 },
    floorNumerals: 8,
    floorGap: 46,
    keepOut: [
      [0, 420, width, height],
      [0, 0, width, 76],
    ],
  })
}
