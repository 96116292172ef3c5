/** One figure and its limit or floor, in the same unit. */
export type Line = { measure: string; figure: number; unit: string } & (
  | { limit: number }
  /** The bare server’s figure in the same run, and the acceptable ratio to it; without a ratio, it is only reported. */
  | { floor: number; ratioMax?: number; ratioMin?: number }
  /** Reported without a limit. */
  | { told: string }
)

/** True when the figure is within its limit, or within its ratio to the floor, or has neither. */
export function isMet(line: Line): boolean {
  if ('told' in line) return true
  const ratio = ratioOf(line)
  if ('limit' in line) return ratio <= 1
  const { ratioMax = Number.POSITIVE_INFINITY, ratioMin = 0 } = line
  return ratio <= ratioMax && ratio >= ratioMin
}

/** The lines as a Markdown table: measure, figure, floor or limit, ratio, verdict. */
export function table(lines: readonly Line[]): string {
  const head = ['measure', 'figure', 'floor or limit', 'ratio', 'verdict']
  const rows = lines.map((line) => [
    line.measure,
    `${rounded(line.figure)} ${line.unit}`,
    heldAgainst(line),
    'told' in line ? '' : ratioOf(line).toFixed(2),
    verdictOn(line),
  ])
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const shown = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(shown).join('')
}

function heldAgainst(line: Line): string {
  if ('told' in line) return line.told
  return 'limit' in line ? `limit ${rounded(line.limit)} ${line.unit}` : `floor ${rounded(line.floor)} ${line.unit}`
}

/** A ratio with a limit shows the limit. */
function verdictOn(line: Line): string {
  if ('told' in line) return ''
  const verdict = isMet(line) ? 'met' : 'MISSED'
  if ('limit' in line) return verdict
  if (line.ratioMin !== undefined) return `${verdict} (at least ${line.ratioMin})`
  return line.ratioMax === undefined ? '' : `${verdict} (at most ${line.ratioMax})`
}

function ratioOf(line: Extract<Line, { limit: number } | { floor: number }>): number {
  return line.figure / ('limit' in line ? line.limit : line.floor)
}

/** Rounds to at most three digits. */
function rounded(figure: number): string {
  return String(Number(figure.toPrecision(3)))
}
