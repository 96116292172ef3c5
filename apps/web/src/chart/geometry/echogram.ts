import { tenth, type Circle, type Path, type Point } from './geometry.ts'

/** A rating over days as an echo sounder draws it: a smoothed line and its fading reverberations. */
export type Echogram = {
  /** The tinted strip of the last days. */
  recent: { x: number; width: number }
  /** Weakest first, each with its rank and its distance below the trace. */
  reverberations: { d: string; dy: number; rank: number }[]
  baseline: Path | null
  trace: Path
  raw: Circle[]
  last: Circle[]
}

const MARGIN = 4
const RIGHT = 8
const TOP = 12
/** Share of the height for the trace itself; the rest is for its reverberations. */
const TRACE_SHARE = 0.56
const ROOM = 0.4
const REVERBERATIONS = 6
const REVERBERATION_GAP = 7
const REVERBERATION_SPREAD = 0.08
/** Weights of the two days before, the day, and the two after. */
const SMOOTHING = [1, 2, 3, 2, 1] as const

/**
 * @param values one per day, oldest first, 1-5, null without an entry
 * @param baseline mean of all days, null without one
 * @param recentDays days at the end that are tinted
 */
export function echogram(
  values: readonly (number | null)[],
  baseline: number | null,
  { width, height, recentDays = 7 }: { width: number; height: number; recentDays?: number },
): Echogram {
  const known = values.filter((value) => value !== null)
  const low = Math.max(1, Math.min(...known) - ROOM)
  const high = Math.min(5, Math.max(...known) + ROOM)
  const x = (day: number) => MARGIN + (day / Math.max(1, values.length - 1)) * (width - MARGIN * 2 - RIGHT)
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * height * TRACE_SHARE
  const raw = values.flatMap((value, day): Point[] => (value === null ? [] : [[x(day), y(value)]]))
  const smooth = smoothed(raw)
  const d = curve(smooth)
  const end = smooth.at(-1)
  const start = x(values.length - recentDays)
  return {
    recent: { x: tenth(start), width: tenth(width - start) },
    reverberations: Array.from({ length: REVERBERATIONS }, (_, index) => {
      const rank = REVERBERATIONS - index
      return { d, dy: tenth(rank * REVERBERATION_GAP * (1 + rank * REVERBERATION_SPREAD)), rank }
    }),
    baseline: baseline === null ? null : { d: `M0 ${tenth(y(baseline))}H${width}`, role: 'baseline' },
    trace: { d, role: 'trace' },
    raw: raw.map(([cx, cy]) => ({ x: tenth(cx), y: tenth(cy), r: 1.7, role: 'rawValue' })),
    last: end
      ? [
          { x: tenth(end[0]), y: tenth(end[1]), r: 8, role: 'lastValueRing' },
          { x: tenth(end[0]), y: tenth(end[1]), r: 3.2, role: 'lastValue' },
        ]
      : [],
  }
}

function smoothed(points: readonly Point[]): Point[] {
  return points.map(([x], index) => {
    let sum = 0
    let weights = 0
    for (const [offset, weight] of SMOOTHING.entries()) {
      const neighbor = points[index + offset - 2]
      if (!neighbor) continue
      sum += neighbor[1] * weight
      weights += weight
    }
    return [x, sum / weights]
  })
}

/** Catmull-Rom through the points, as cubic Béziers. */
function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  let d = `M${tenth(first[0])} ${tenth(first[1])}`
  for (const [index, from] of points.entries()) {
    const to = points[index + 1]
    if (!to) break
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    d +=
      `C${tenth(from[0] + (to[0] - before[0]) / 6)} ${tenth(from[1] + (to[1] - before[1]) / 6)} ` +
      `${tenth(to[0] - (after[0] - from[0]) / 6)} ${tenth(to[1] - (after[1] - from[1]) / 6)} ` +
      `${tenth(to[0])} ${tenth(to[1])}`
  }
  return d
}
