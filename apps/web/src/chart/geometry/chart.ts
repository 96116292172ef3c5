import { seededRandom } from '@soundings/core/random'
import { contours, type Contour } from './contours.ts'
import { depthField, type FieldOptions } from './field.ts'
import { tintRole, type Box, type Lettering, type Path } from './geometry.ts'
import { isobathLabels } from './isobath-labels.ts'
import type { Deep } from './place.ts'
import { smoothRing } from './smooth.ts'
import { floorSoundings, ownSoundings } from './spot-soundings.ts'
import { vacancy } from './vacancy.ts'

/**
 * Contour lines fade from opacity `start` at px `from` to `end` at px `to`, along one axis, so that text stays
 * readable.
 */
export type Fade = { axis: 'x' | 'y'; from: number; to: number; start: number; end: number }
/** A disc in which the contour lines are dimmed by `strength` 0-1. */
export type Calm = { x: number; y: number; r: number; strength: number }

export type ChartOptions = FieldOptions & {
  deeps: readonly Deep[]
  /** Grid cell size in px: smaller is finer and slower. */
  cell?: number
  /** Words from one contour to the next. */
  interval?: number
  /** Depth in words of the shallowest and the deepest contour. */
  from?: number
  to?: number
  /** The range in words over which the five tints change in equal steps. */
  tints: readonly [from: number, to: number]
  /** Whether index contours show their value. */
  labels?: boolean
  /** Whether entries show their numerals. */
  numerals?: boolean
  /** The number of numerals for the floor between the entries, and the px between them. */
  floorNumerals?: number
  floorGap?: number
  /** Areas without lettering. */
  keepOut?: readonly Box[]
  /** Px between the lines of the graticule; 0 for none. */
  graticule?: number
  fade?: Fade | null
  calm?: Calm | null
}

/** The parts of a chart, in the order in which they are drawn. */
export type ChartDrawing = {
  width: number
  height: number
  tints: Path[]
  /** Path data of all lines of the graticule, empty without one. */
  graticule: string
  isobaths: Path[]
  labels: Lettering[]
  soundings: Lettering[]
  fade: Fade | null
  calm: Calm | null
}

/** Every fourth contour is an index line: heavier, with its value. */
const INDEX_EVERY = 4
/** Tints above the shallowest one, which is the background of the drawing. */
const TINT_STEPS = 5

/**
 * A hydrographic chart of `width` × `height` px: contours of the field that the entries make, five flat tints, values
 * along index contours, and numerals. The same options give the same chart.
 */
export function drawChart(width: number, height: number, options: ChartOptions): ChartDrawing {
  const { deeps, seed, cell = 12, interval = 12, from = -40, to = 320, floorNumerals = 0, floorGap = 62 } = options
  const { labels = true, numerals = true, keepOut = [], graticule = 0, fade = null, calm = null } = options
  const field = depthField(deeps, width, height, options)
  const random = seededRandom(seed + 5)
  const vacant = vacancy(keepOut)
  const drawing: ChartDrawing = {
    width,
    height,
    tints: [],
    graticule: graticuleLines(width, height, graticule),
    isobaths: [],
    labels: [],
    soundings: [],
    fade,
    calm,
  }
  for (const contour of contours(field, width, height, cell, levelsBetween(from, to, interval))) {
    const d = contour.rings.map(smoothRing).join('')
    const isIndex = Math.round((contour.level - from) / interval) % INDEX_EVERY === 0
    const tint = tintStartingAt(contour, interval, options.tints)
    if (tint !== null) drawing.tints.push({ d, role: tintRole(tint) })
    drawing.isobaths.push({ d, role: isIndex ? 'indexIsobath' : 'isobath' })
    if (isIndex && labels && contour.level > 0)
      drawing.labels.push(...isobathLabels(contour, width, height, vacant, random))
  }
  if (numerals)
    drawing.soundings.push(
      ...ownSoundings(deeps, width, height, vacant),
      ...floorSoundings(field, width, height, { count: floorNumerals, gap: floorGap, vacant, random }),
    )
  return drawing
}

function levelsBetween(from: number, to: number, interval: number): number[] {
  return Array.from({ length: Math.floor((to - from) / interval) + 1 }, (_, i) => from + i * interval)
}

/** The tint, 2 to 6, whose shallow edge is this contour; null when the tint does not change here. */
function tintStartingAt({ level }: Contour, interval: number, [from, to]: readonly [number, number]): number | null {
  const step = (depth: number) => Math.floor(((depth - from) / (to - from)) * TINT_STEPS)
  const own = step(level)
  return own !== step(level - interval) && own >= 0 && own < TINT_STEPS ? own + 2 : null
}

function graticuleLines(width: number, height: number, spacing: number): string {
  let d = ''
  if (spacing <= 0) return d
  for (let x = spacing; x < width; x += spacing) d += `M${x} 0V${height}`
  for (let y = spacing; y < height; y += spacing) d += `M0 ${y}H${width}`
  return d
}
