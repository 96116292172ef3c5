import { tenth, type Point } from './geometry.ts'

/**
 * SVG path data of a closed curve: quadratics between the midpoints of the ring's sides, with its points as handles.
 */
export function smoothRing(ring: readonly Point[]): string {
  const first = ring[0]
  const last = ring.at(-1)
  if (!first || !last || ring.length < 3) return ''
  const [x, y] = middle(last, first)
  let d = `M${tenth(x)} ${tenth(y)}`
  for (const [i, point] of ring.entries()) d += bend(point, middle(point, ring[i + 1] ?? first))
  return `${d}Z`
}

/** SVG path data of an open curve from the first to the last point; empty for fewer than three points. */
export function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last || rest.length === 0) return ''
  let d = `M${tenth(first[0])} ${tenth(first[1])}`
  for (const [i, point] of rest.entries()) d += bend(point, middle(point, rest[i + 1] ?? last))
  return `${d}L${tenth(last[0])} ${tenth(last[1])}`
}

function bend(handle: Point, to: Point): string {
  return `Q${tenth(handle[0])} ${tenth(handle[1])} ${tenth(to[0])} ${tenth(to[1])}`
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}
