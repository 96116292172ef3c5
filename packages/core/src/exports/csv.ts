/** Text is quoted as text, numbers are written as they are, nothing is an empty field. */
export type Cell = string | number | boolean | null

/**
 * Characters with which a spreadsheet takes a cell for a formula (OWASP, CSV injection), in both widths. Texts of many
 * lines too: only the first character decides.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The names of the columns, with the line end. */
export function csvHead(columns: readonly string[]): string {
  return `${columns.join(',')}\r\n`
}

/** One record of RFC 4180 with its line end. A text that a spreadsheet would run gets an apostrophe in front of it. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  // In quotes whatever it holds: where a semicolon separates cells, `a;=1+1` would be two of them.
  return `"${harmless.replaceAll('"', '""')}"`
}
