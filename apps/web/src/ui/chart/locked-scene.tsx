import {
  drawChart,
  drawRings,
  leadLine,
  newest,
  ringSpacing,
  ringWeight,
  type ChartEntry,
  type Deep,
} from '@soundings/core/chart'
import { entriesKey } from './drawing-cache.ts'
import { dialPlace, isNarrowSheet, type DialPlace } from './echo-sheet-layout.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Rings the disc was laid out for; more move closer together. */
const ROOM = 5
const GROWTH = 1.02
/** Per ring from the inside, where its station sits in turns, well apart so that the numerals do not touch. */
const TURNS = [0.12, 0.44, 0.8, 0.28, 0.62, 0.95, 0.53]
/** Per entry from the newest, where its deep lies in px from the centre. */
const DEEPS = [
  [-60, -20],
  [70, 30],
  [0, 40],
  [-70, 70],
  [50, -70],
  [-10, -80],
  [110, -20],
] as const
/** Share of its words that each deep adds while there are three; more lie so close that they share the depth. */
const GAIN = 0.4
const GAIN_FOR = 3
/** Few entries say little of focus yet: all deeps have the same width. */
const FOCUS = 2

type Lock = {
  /** Entries made and needed for the next Echo. */
  made: number
  required: number
  entries: readonly ChartEntry[]
  /** True when the plan holds the Echo back: then every ring is still to come. */
  tier?: boolean
}

/**
 * The chart while there is no Echo: solid rings for entries made, dashed ones for those to come. Without any entry it
 * is the bare floor with a lead line.
 */
export function LockedScene({ made, required, entries, tier = false }: Lock) {
  const draw = (size: Size) => drawLocked(size, { made, required, entries, tier })
  return <Scene drawingKey={`locked ${made} ${required} ${tier} ${entriesKey(entries)}`} draw={draw} />
}

function drawLocked(size: Size, { made, required, entries, tier = false }: Lock): SceneDrawing {
  const { width, height } = size
  const narrow = isNarrowSheet(size)
  const place = dialPlace(size, { wide: 0.72, narrow: 0.08 })
  const { x, y, zoom } = place
  const own = newest(entries, Math.min(made, required))
  const spacing = narrow ? { firstRadius: 26 * zoom, step: 22 * zoom } : { firstRadius: 44, step: 40 }
  const chart = drawChart(width, height, {
    deeps: deepsAbout(place, own),
    numerals: false,
    labels: false,
    seed: 52,
    cell: narrow ? 14 : 11,
    base: 60,
    noise: 46,
    scale: 420,
    slope: [-30, 40],
    sigma: narrow ? 70 : 110,
    gain: (GAIN * GAIN_FOR) / Math.max(GAIN_FOR, own.length),
    interval: 14,
    from: -84,
    to: 266,
    tints: [-10, 190],
    fade: narrow
      ? { axis: 'y', from: height * 0.6, to: height * 0.46, start: 0.1, end: 1 }
      : { axis: 'x', from: width * 0.28, to: width * 0.56, start: 0.12, end: 1 },
    calm: { x, y, r: narrow ? 140 : 250, strength: 0.45 },
  })
  const rings = drawRings(x, y, {
    made: tier ? 0 : made,
    total: required,
    ...ringSpacing(required, ROOM, { ...spacing, growth: GROWTH }),
    resonance: 0.9,
    seed: 4,
    weights: own.map(ringWeight),
    turns: TURNS,
    words: own.map((entry) => entry.words),
    rose: narrow ? 0 : 258,
  })
  return { chart, rings: made > 0 || tier ? rings : null, lead: leadLine(x, 0, y + 4) }
}

function deepsAbout({ x, y }: DialPlace, oldestFirst: readonly ChartEntry[]): Deep[] {
  return oldestFirst.toReversed().map(({ words }, i) => {
    const [dx, dy] = DEEPS[i] ?? [0, 0]
    return { x: x + dx, y: y + dy, words, focus: FOCUS }
  })
}
