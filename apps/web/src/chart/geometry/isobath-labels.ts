import type { Random } from '@soundings/core/random'
import type { Contour } from './contours.ts'
import { tenth, type Lettering, type Point } from './geometry.ts'
import type { Vacancy } from './vacancy.ts'

/** Fewest points of a ring that has room for a value. */
const RING_MIN_POINTS = 40
const TRIES = 9
/** Px between two values, and from the rim of the drawing. */
const GAP = 90
const RIM_X = 40
const RIM_Y = 24
/** Steepest angle at which a value is drawn: on a steeper line it would be upside down. */
const STEEPEST_DEGREES = 50

/** The value of an index contour, placed along each of its longer rings where there is room. */
export function isobathLabels(
  { level, rings }: Contour,
  width: number,
  height: number,
  vacant: Vacancy,
  random: Random,
): Lettering[] {
  return rings.flatMap((ring) => {
    if (ring.length < RING_MIN_POINTS) return []
    for (let i = 0; i < TRIES; i++) {
      const at = Math.floor(random() * (ring.length - 8)) + 4
      const place = ring[at]
      const before = ring[at - 3]
      const after = ring[at + 3]
      if (!place || !before || !after) continue
      const [x, y] = place
      const turn = readable(before, after)
      const inside = x > RIM_X && x < width - RIM_X && y > RIM_Y && y < height - RIM_Y
      if (Math.abs(turn) >= STEEPEST_DEGREES || !inside || !vacant.isFree(x, y, GAP)) continue
      vacant.take(x, y)
      return [label(x, y, String(level), turn)]
    }
    return []
  })
}

function label(x: number, y: number, text: string, turn: number): Lettering {
  return { x: tenth(x), y: tenth(y), text, role: 'label', anchor: 'middle', centered: true, turn: tenth(turn) }
}

/** The angle in degrees of the line from `a` to `b`, turned so that text along it reads from left to right. */
function readable(a: Point, b: Point): number {
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  if (degrees > 90) return degrees - 180
  if (degrees < -90) return degrees + 180
  return degrees
}
