import {
  drawChart,
  drawRings,
  newest,
  placeEntries,
  ringSpacing,
  ringWeight,
  stationTurn,
  type ChartDrawing,
  type ChartEntry,
} from '#web/chart/geometry/index.ts'
import { entriesKey } from './drawing-cache.ts'
import { dialPlace, isNarrowSheet, type DialPlace } from './echo-sheet-layout.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** The number of rings the disc was designed for; more rings move closer together. */
const ROOM = 9
const GROWTH = 1.05
/**
 * How much of an entry's word count becomes depth, with up to nine entries. More entries share that depth, so that
 * contours don't crowd.
 */
const GAIN = 0.55
/** Fewest entries with which contours show their values. */
const LABELS_FROM_ENTRIES = 3
const SEED = 34
/**
 * Height in px of the drawing on a narrow card: the space above the text, and the start of the text (46rem,
 * features/echoes). A longer text makes the card taller, but begins at the same place.
 */
const NARROW_HEIGHT = 736

type Echo = {
  entries: readonly ChartEntry[]
  /** From 0 to 1, or null when unknown. */
  resonance: number | null
}

/** The chart behind the current Echo: one ring for each entry it is based on, rounder the more it resonates. */
export function EchoScene({ entries, resonance }: Echo) {
  const draw = (size: Size) => drawEcho(size, { entries, resonance })
  return <Scene drawingKey={`echo ${resonance} ${entriesKey(entries)}`} draw={draw} />
}

function drawEcho(size: Size, { entries, resonance }: Echo): SceneDrawing {
  const narrow = isNarrowSheet(size)
  const shown = narrow ? { width: size.width, height: Math.min(size.height, NARROW_HEIGHT) } : size
  const place = dialPlace(shown, { wide: 0.735, narrow: 0.07 })
  const { x, y, zoom } = place
  const ordered = newest(entries, entries.length)
  const spacing = narrow ? { firstRadius: 15 * zoom, step: 11.6 * zoom } : { firstRadius: 24, step: 21 }
  const rings = drawRings(x, y, {
    made: ordered.length,
    ...ringSpacing(ordered.length, ROOM, { ...spacing, growth: GROWTH }),
    resonance,
    seed: 9,
    weights: ordered.map(ringWeight),
    turns: ordered.map(stationTurn),
    rose: narrow ? 0 : 258,
  })
  const chart = narrow ? narrowChart(size, entries, place) : wideChart(size, entries, place)
  return { chart, rings: ordered.length > 0 ? rings : null }
}

function wideChart({ width, height }: Size, entries: readonly ChartEntry[], { x, y }: DialPlace): ChartDrawing {
  const placed = placeEntries(entries, width * 0.54, height, { padding: [0.14, 0.06, 0.1, 0.06], scatter: 0.5 })
  return drawChart(width, height, {
    ...FLOOR,
    gain: (GAIN * ROOM) / Math.max(ROOM, entries.length),
    deeps: placed.map((deep) => ({ ...deep, x: deep.x + width * 0.46 })),
    cell: 11,
    scale: 300,
    slope: [-60, 20],
    sigma: 74,
    labels: entries.length >= LABELS_FROM_ENTRIES,
    fade: { axis: 'x', from: width * 0.3, to: width * 0.58, start: 0.1, end: 1 },
    calm: { x, y, r: 250, strength: 0.5 },
    floorNumerals: 9,
    keepOut: [[0, height * 0.1, width * 0.54, height]],
  })
}

function narrowChart({ width, height }: Size, entries: readonly ChartEntry[], { x, y, zoom }: DialPlace): ChartDrawing {
  const upper = Math.min(height, NARROW_HEIGHT)
  return drawChart(width, height, {
    ...FLOOR,
    gain: (GAIN * ROOM) / Math.max(ROOM, entries.length),
    deeps: placeEntries(entries, width, upper * 0.44, { padding: [0.1, 0.08, 0.12, 0.08], scatter: 0.3 }),
    cell: 14,
    scale: 170,
    slope: [0, 60],
    sigma: 46,
    labels: false,
    fade: { axis: 'y', from: upper * 0.58, to: upper * 0.46, start: 0.08, end: 1 },
    calm: { x, y, r: 150 * zoom, strength: 0.5 },
    floorNumerals: 3,
    keepOut: [[0, upper * 0.45, width, height]],
  })
}

const FLOOR = {
  seed: SEED,
  base: 66,
  noise: 78,
  interval: 14,
  from: -84,
  to: 336,
  tints: [-10, 190],
  floorGap: 96,
} as const
