import type { Point } from './geometry.ts'
import { OUTSIDE, sampleGrid, type Grid } from './grid.ts'
import type { Field } from './noise.ts'

/** All rings of one level, each oriented with the deeper side on its left. */
export type Contour = { level: number; rings: Point[][] }

/** Fewest points of a ring that is large enough to draw. */
const RING_MIN_POINTS = 6

/** A side of a cell: its offset from the cell's corner, and whether it runs along the row. */
type Side = { column: 0 | 1; row: 0 | 1; along: boolean }
const TOP: Side = { column: 0, row: 0, along: true }
const BOTTOM: Side = { column: 0, row: 1, along: true }
const LEFT: Side = { column: 0, row: 0, along: false }
const RIGHT: Side = { column: 1, row: 0, along: false }

/**
 * The path through a cell, by which of its corners are deeper than the level: 8 top left, 4 top right, 2 bottom right,
 * 1 bottom left.
 */
const WAYS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [[BOTTOM, LEFT]],
  [[RIGHT, BOTTOM]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[TOP, BOTTOM]],
  [[TOP, LEFT]],
  [[LEFT, TOP]],
  [[BOTTOM, TOP]],
  [
    [LEFT, BOTTOM],
    [RIGHT, TOP],
  ],
  [[RIGHT, TOP]],
  [[LEFT, RIGHT]],
  [[BOTTOM, RIGHT]],
  [[LEFT, BOTTOM]],
  [],
]

/**
 * Isolines of `field` over `width` × `height` px at the given levels, by marching squares on cells of `cell` px (W.
 * Lorensen and H. Cline 1987, in two dimensions). A rim without depth surrounds the grid, so every ring is closed and
 * can be filled. Levels without a ring are left out.
 */
export function contours(
  field: Field,
  width: number,
  height: number,
  cell: number,
  levels: readonly number[],
): Contour[] {
  const grid = sampleGrid(field, width, height, cell)
  return levels.map((level) => ({ level, rings: ringsAt(grid, level) })).filter(({ rings }) => rings.length > 0)
}

function ringsAt(grid: Grid, level: number): Point[][] {
  const next = new Map<number, number>()
  const crossings = new Map<number, Point>()

  const cross = (column: number, row: number, side: Side): number => {
    const i = column + side.column
    const j = row + side.row
    const id = (j * grid.columns + i) * 2 + (side.along ? 0 : 1)
    if (!crossings.has(id)) {
      const t = share(grid.at(i, j), side.along ? grid.at(i + 1, j) : grid.at(i, j + 1), level)
      crossings.set(id, side.along ? [grid.px(i + t), grid.px(j)] : [grid.px(i), grid.px(j + t)])
    }
    return id
  }

  for (let row = 0; row < grid.rows - 1; row++)
    for (let column = 0; column < grid.columns - 1; column++) {
      const deeper =
        (grid.at(column, row) > level ? 8 : 0) |
        (grid.at(column + 1, row) > level ? 4 : 0) |
        (grid.at(column + 1, row + 1) > level ? 2 : 0) |
        (grid.at(column, row + 1) > level ? 1 : 0)
      for (const [from, to] of WAYS[deeper] ?? []) next.set(cross(column, row, from), cross(column, row, to))
    }
  return chain(next, crossings)
}

/** The fraction of the way from `a` to `b` at which the level is crossed; at the rim, close to the inner corner. */
function share(a: number, b: number, level: number): number {
  if (a === OUTSIDE) return 0.98
  if (b === OUTSIDE) return 0.02
  return (level - a) / (b - a)
}

/** Follows the links from crossing to crossing until each ring closes. */
function chain(next: ReadonlyMap<number, number>, crossings: ReadonlyMap<number, Point>): Point[][] {
  const rings: Point[][] = []
  const seen = new Set<number>()
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let id: number | undefined = start; id !== undefined && !seen.has(id); id = next.get(id)) {
      seen.add(id)
      const point = crossings.get(id)
      if (point) ring.push(point)
    }
    if (ring.length >= RING_MIN_POINTS) rings.push(ring)
  }
  return rings
}
