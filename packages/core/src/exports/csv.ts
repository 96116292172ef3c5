/** Strings are quoted, numbers and booleans are written plainly, and null is an empty field. */
export type Cell = string | number | boolean | null

/**
 * Characters at the start of a cell that make a spreadsheet treat it as a formula (OWASP, CSV injection), in half and
 * full width. In a text with several lines, only the first character matters.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The header row with its line ending. */
export function csvHead(columns: readonly string[]): string {
  return `${columns.join(',')}\r\n`
}

/**
 * One RFC 4180 record with its line ending. A text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  // Text is always quoted: if a spreadsheet separates cells by semicolons, `a;=1+1` would become two cells.
  return `"${harmless.replaceAll('"', '""')}"`
}
