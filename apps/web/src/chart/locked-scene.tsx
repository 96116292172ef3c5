import {
  drawChart,
  drawRings,
  leadLine,
  newest,
  ringSpacing,
  ringWeight,
  type ChartEntry,
  type Deep,
} from '#web/chart/geometry/index.ts'
import { entriesKey } from './drawing-cache.ts'
import { dialPlace, isNarrowSheet, type DialPlace } from './echo-sheet-layout.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** The number of rings the disc was designed for; more rings move closer together. */
const ROOM = 5
const GROWTH = 1.02
/** For each ring from the inside, the position of its station in turns, far enough apart that numerals don't touch. */
const TURNS = [0.12, 0.44, 0.8, 0.28, 0.62, 0.95, 0.53]
/** For each entry from the newest, the distance of its deep from the center in px. */
const DEEPS = [
  [-60, -20],
  [70, 30],
  [0, 40],
  [-70, 70],
  [50, -70],
  [-10, -80],
  [110, -20],
] as const
/**
 * How much of an entry's word count becomes depth, with up to three entries. More entries are so close together that
 * they share the depth.
 */
const GAIN = 0.4
const GAIN_FOR = 3
/** With few entries, focus says little, so all deeps have the same width. */
const FOCUS = 2

type Lock = {
  /** Entries written and needed for the next Echo. */
  made: number
  required: number
  entries: readonly ChartEntry[]
  /** True when the plan doesn't include the Echo: then every ring is dashed. */
  tier?: boolean
}

/**
 * The chart while there is no Echo: solid rings for entries written, dashed rings for missing ones. Without entries, an
 * empty floor with a lead line.
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
