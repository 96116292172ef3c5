import { seededRandom } from '@soundings/core/random'
import { line, polar, tenth, type Circle, type Lettering, type Path, type Point } from './geometry.ts'
import { smoothRing } from './smooth.ts'
import { sounding } from './sounding.ts'

/** The resonance assumed when it is unknown. */
export const RESONANCE_UNKNOWN = 0.8

export type RingsOptions = {
  /** Rings of entries written, and rings altogether: the rest are dashed. */
  made: number
  total?: number
  /** Radius of the innermost ring and px to the next. */
  firstRadius: number
  step: number
  /** Factor by which the step grows from ring to ring. */
  growth?: number
  /** From 0 to 1: the higher the resonance, the rounder the circles. */
  resonance?: number | null
  seed: number
  /** For each ring, the weight of its line; 1 when not given. */
  weights?: readonly number[]
  /** For each ring, the position of its station, in turns from twelve o'clock; seeded when not given. */
  turns?: readonly number[]
  /** For each ring, the words next to its station. */
  words?: readonly number[]
  stations?: boolean
  /** Radius of the compass rose around all rings, 0 without one. */
  rose?: number
  coreRadius?: number
}

/** One ring. `open` rings are for entries not yet written. */
export type Ring = Path & {
  index: number
  total: number
  weight: number
  station: Circle | null
  sounding: Lettering | null
}

export type RingsDrawing = { rings: Ring[]; rose: { circle: Circle; ticks: Path } | null; core: Circle }

const POINTS = 72
const STATION_RADIUS = 2.6
const CORE_RADIUS = 4
const GROWTH = 1.05

/**
 * An Echo around (x, y): one ring per entry, innermost first. Radius at angle θ: r + (1 − resonance) × (6 + 0.17 r) ×
 * (½ sin(2θ + a) + 0.32 sin(3θ + b) + 0.18 sin(5θ + c)). All rings share the phases a, b, c, except for a slow drift.
 * Open rings are plain circles.
 */
export function drawRings(x: number, y: number, options: RingsOptions): RingsDrawing {
  const { made, total = made, firstRadius, step, growth = GROWTH, seed, rose = 0, stations = true } = options
  const resonance = Math.min(1, Math.max(0, options.resonance ?? RESONANCE_UNKNOWN))
  const random = seededRandom(seed)
  const phases: Phases = [random() * 6.28, random() * 6.28, random() * 6.28]
  const rings: Ring[] = []
  let radius = firstRadius
  let gap = step
  for (let index = 0; index < total; index++) {
    const open = index >= made
    const wobble = open ? 0 : (1 - resonance) * (6 + radius * 0.17)
    const points = wavering(x, y, radius, wobble, [
      phases[0] + index * 0.1,
      phases[1] - index * 0.13,
      phases[2] + index * 0.16,
    ])
    const station = stations && !open ? stationOn(points, options.turns?.[index] ?? random()) : null
    const words = options.words?.[index]
    rings.push({
      d: smoothRing(points),
      role: open ? 'openRing' : 'ring',
      index,
      total,
      weight: options.weights?.[index] ?? 1,
      station: station && { x: tenth(station[0]), y: tenth(station[1]), r: STATION_RADIUS, role: 'station' },
      sounding: station && words ? sounding(station[0] + 7, station[1] - 6, words, true) : null,
    })
    radius += gap
    gap *= growth
  }
  const core: Circle = { x: tenth(x), y: tenth(y), r: options.coreRadius ?? CORE_RADIUS, role: 'core' }
  return { rings, rose: rose > 0 ? compassRose(x, y, rose) : null, core }
}

type Phases = readonly [number, number, number]

function wavering(x: number, y: number, radius: number, wobble: number, [a, b, c]: Phases): Point[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * Math.PI * 2
    const wave = 0.5 * Math.sin(2 * angle + a) + 0.32 * Math.sin(3 * angle + b) + 0.18 * Math.sin(5 * angle + c)
    return polar(x, y, angle, radius + wobble * wave)
  })
}

/** The point of a ring nearest to `turn`, counted from twelve o'clock. */
function stationOn(points: readonly Point[], turn: number): Point | null {
  const index = Math.round((turn - 0.25) * POINTS)
  return points[((index % POINTS) + POINTS) % POINTS] ?? null
}

/** A circle with 72 marks, longer every 30° and longest at the quarters. */
function compassRose(x: number, y: number, r: number): { circle: Circle; ticks: Path } {
  const marks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const length = i % 18 === 0 ? 14 : i % 6 === 0 ? 9 : 5
    return line(polar(x, y, angle, r), polar(x, y, angle, r + length))
  })
  return {
    circle: { x: tenth(x), y: tenth(y), r, role: 'rose' },
    ticks: { d: marks.join(''), role: 'tick' },
  }
}
