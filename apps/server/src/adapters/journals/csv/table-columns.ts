import type { FolderFile } from '../files/folder.ts'
import type { ColumnRole } from '../journal-adapter.ts'
import { tableHead } from '../shared/table.ts'
import { today, writtenTime } from '../shared/written-time.ts'
import { foldedName, headerRoles } from './header-roles.ts'
import { serialTime } from './serial-date.ts'

const TABLE_NAME = /\.(?:csv|tsv|tab)$/iu
/** Other formats that also contain commas, semicolons or bars. */
const OTHER_FORMAT = /^\s*(?:[{[<|#]|---|%PDF|BEGIN:|\{\\rtf)/u
/** The most columns that a table may have. */
const COLUMNS_MAX = 200
/**
 * The share of rows that must be as wide as the first, and the share of cells that must have a date in a column of
 * dates.
 */
const ALIKE_SHARE = 0.6
const DATES_SHARE = 0.6
const NEEDED: ReadonlySet<ColumnRole> = new Set(['text', 'title', 'mood'])

/** A table: its delimiter, its header and the roles of its columns. */
export type TableColumns = {
  delimiter: string
  hasHeader: boolean
  header: string[]
  /** The cells of the first row below the header. */
  example: string[]
  roles: ColumnRole[]
  /** The folded names of the columns. */
  names: string[]
}

/**
 * Finds a table’s columns by their names in six languages, else by their content.
 * @returns null for a file that isn’t a table. If no name is known, it needs a column of dates and one of words
 */
export async function tableColumns(file: FolderFile): Promise<TableColumns | null> {
  const start = (await file.head()).toString('latin1', 0, 64).replace(/^(?:ï»¿|ÿþ|þÿ)/u, '')
  if (OTHER_FORMAT.test(start)) return null
  const head = await tableHead(file)
  const first = head?.rows[0]
  if (!head || !first) return null
  const width = first.length
  if (width > COLUMNS_MAX) return null
  if (head.rows.filter((row) => row.length === width).length < head.rows.length * ALIKE_SHARE) return null
  const named = headerRoles(first)
  const below = head.rows.slice(1)
  const hasHeader = isHeader(first, named, below)
  const rows = hasHeader ? below : head.rows
  const names = hasHeader ? first.map(foldedName) : []
  const roles = withGuesses(hasHeader ? named : first.map(() => 'ignore'), names, rows, hasHeader)
  const isNamed = TABLE_NAME.test(file.path)
  const isJournal = hasHeader && roles.includes('date') && roles.some((role) => NEEDED.has(role))
  if (!isJournal && !isNamed) return null
  if (!hasHeader && !roles.includes('date')) return null
  const header = hasHeader ? first.map((name) => name.trim()) : first.map((_cell, index) => `Column ${index + 1}`)
  return {
    delimiter: head.delimiter,
    hasHeader,
    header,
    example: rows[0] ?? [],
    roles,
    names,
  }
}

/** A header has a known name, or short words above a column of dates. */
function isHeader(first: readonly string[], named: readonly ColumnRole[], below: readonly string[][]): boolean {
  if (first.some(isDate)) return false
  if (named.some((role) => role !== 'ignore')) return true
  const overDates = first.some((_cell, index) => shareOfDates(below, index) >= DATES_SHARE)
  return overDates && first.every((cell) => cell.trim() !== '' && cell.length <= 60)
}

function isDate(cell: string): boolean {
  return writtenTime(cell, { order: null, today: today(), zone: null }) !== null || serialTime(cell) !== null
}

function shareOfDates(rows: readonly string[][], index: number): number {
  const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== '')
  return cells.length === 0 ? 0 : cells.filter(isDate).length / cells.length
}

/** Names of date columns that can also mean a weekday, a tag or data in general. */
const DAYS: ReadonlySet<string> = new Set(['tag', 'day', 'jour', 'dia', 'giorno', 'data', 'when'])

/** Finds the dates and the longest texts among columns without a role. German `Tag` (day) above words means tags. */
function withGuesses(
  named: readonly ColumnRole[],
  names: readonly string[],
  rows: readonly string[][],
  hasHeader: boolean,
): ColumnRole[] {
  const roles = named.map((role, index): ColumnRole => {
    const isDay = role === 'date' && DAYS.has(names[index] ?? '') && rows.length > 0 && shareOfDates(rows, index) === 0
    return isDay ? (names[index] === 'tag' ? 'tags' : 'ignore') : role
  })
  if (!roles.includes('date')) {
    const found = roles.findIndex((role, index) => role === 'ignore' && shareOfDates(rows, index) >= DATES_SHARE)
    if (found >= 0) roles[found] = 'date'
  }
  if (!roles.includes('text') && !(hasHeader && roles.includes('mood'))) {
    const lengths = roles.map((role, index) =>
      role === 'ignore' ? rows.reduce((sum, row) => sum + lettersIn(row[index] ?? ''), 0) : 0,
    )
    const longest = Math.max(0, ...lengths)
    if (longest > 0) roles[lengths.indexOf(longest)] = 'text'
  }
  return roles
}

function lettersIn(cell: string): number {
  return cell.replaceAll(/\P{L}/gu, '').length
}
