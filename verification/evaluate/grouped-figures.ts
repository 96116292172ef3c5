import type { Line } from '../../packages/core/testing/simulation/line.ts'
import { table } from './table.ts'

/** “German: Echos with a quote, of all (36 entries, 35 recognized)” */
const OF_LANGUAGE = /^(?<row>[A-Z]\w+): (?<column>[^(]+?)(?: \((?<sizes>\d+ entries, [^)]+)\))?$/u
/** “power tag_mood 0.8 (9 a cell)” */
const OF_EFFECT = /^power (?<row>\S+) (?<column>[\d.]+) \(\d+ a cell\)$/u

/** The figures that have a table of their own. */
export function groupedFigures(lines: readonly Line[]): { languages: string; power: string } {
  return { languages: crossTable('language', lines, OF_LANGUAGE), power: crossTable('rule', lines, OF_EFFECT) }
}

/** A table with a row and a column for each name that the pattern finds; empty when it finds none. */
function crossTable(corner: string, lines: readonly Line[], pattern: RegExp): string {
  const columns = new Map<string, string>()
  const rows = new Map<string, { name: string; cells: Map<string, string> }>()
  for (const { measure, target, reached, isMet } of lines) {
    const { row, column, sizes } = pattern.exec(measure)?.groups ?? {}
    if (!row || !column) continue
    columns.set(column, target === '-' ? column : `${column} (${target})`)
    const found = rows.get(row) ?? { name: row, cells: new Map<string, string>() }
    if (sizes) found.name = `${row} (${sizes})`
    found.cells.set(column, `${reached.replaceAll(/ {2,}/gu, ', ')}${isMet === false ? ' MISSED' : ''}`)
    rows.set(row, found)
  }
  if (rows.size === 0) return ''
  const body = [...rows.values()].map(({ name, cells }) => [
    name,
    ...[...columns.keys()].map((column) => cells.get(column) ?? ''),
  ])
  return table([corner, ...columns.values()], body)
}
