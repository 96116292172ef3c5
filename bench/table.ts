/** One figure and, in the same unit, what it is held against. */
export type Line = { measure: string; figure: number; unit: string } & (
  | { limit: number }
  /** The least that this machine takes for the bare work, measured in the same run, and how many times that is good. */
  | { floor: number; ratioMax: number }
)

/** True when the figure keeps to its limit, or to so many times its floor. */
export function isMet(line: Line): boolean {
  return ratioOf(line) <= ('limit' in line ? 1 : line.ratioMax)
}

/** The lines as a Markdown table: measure, figure, floor or limit, ratio, verdict. */
export function table(lines: readonly Line[]): string {
  const head = ['measure', 'figure', 'floor or limit', 'ratio', 'verdict']
  const rows = lines.map((line) => [
    line.measure,
    `${rounded(line.figure)} ${line.unit}`,
    'limit' in line ? `limit ${line.limit} ${line.unit}` : `floor ${rounded(line.floor)} ${line.unit}`,
    ratioOf(line).toFixed(2),
    isMet(line) ? 'met' : 'MISSED',
  ])
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const shown = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(shown).join('')
}

function ratioOf(line: Line): number {
  return line.figure / ('limit' in line ? line.limit : line.floor)
}

/** Three digits at most. */
function rounded(figure: number): string {
  return String(Number(figure.toPrecision(3)))
}
