import type { Field } from './noise.ts'

/** Rows and columns beyond the drawing on every side; the outermost has no depth. */
const MARGIN = 2
/** A depth below every value of a field, so that each contour closes before it reaches the rim. */
export const OUTSIDE = -1e6

/** The values of a field at the corners of square cells. */
export type Grid = {
  columns: number
  rows: number
  /** Value at a corner. */
  at: (column: number, row: number) => number
  /** The position in px of a column or row; fractions are between corners. */
  px: (index: number) => number
}

/** Reads `field` over `width` × `height` px every `cell` px, with a rim around it. */
export function sampleGrid(field: Field, width: number, height: number, cell: number): Grid {
  const columns = Math.ceil(width / cell) + 1 + MARGIN * 2
  const rows = Math.ceil(height / cell) + 1 + MARGIN * 2
  const values = new Float32Array(columns * rows).fill(OUTSIDE)
  const px = (index: number) => (index - MARGIN) * cell
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) values[row * columns + column] = field(px(column), px(row))
  return { columns, rows, px, at: (column, row) => values[row * columns + column] ?? OUTSIDE }
}
