import { finished } from 'node:stream/promises'
import { parse, type Options } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import type { FolderFile } from '../files/folder.ts'
import { RecordError } from './record-error.ts'
import { decodedText, textEncoding, headText } from './text-encoding.ts'

/**
 * The longest row that is read, in bytes: a text of a megabyte and the other columns. A row whose quotation
 * never ends is longer.
 */
const ROW_MAX = 4 * 1_048_576
/** The number of rows that are read to find the delimiter. */
const HEAD_ROWS = 30
const DELIMITERS = [',', ';', '\t', '|'] as const

const OPTIONS: Options = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: ROW_MAX,
}

/** The first rows of a table, and the delimiter between its cells. */
export type TableHead = { delimiter: string; rows: string[][] }

/**
 * The first rows of a file with comma-separated values, or with semicolons, tabs or bars: the one that gives the most
 * rows of the same width.
 * @returns null if it isn’t text, or has only one column
 */
export async function tableHead(file: FolderFile): Promise<TableHead | null> {
  const text = await headText(file)
  if (text === null) return null
  const isCut = (await file.head()).length < file.size
  let best: (TableHead & { score: number }) | null = null
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue
    const rows = firstRows(text, delimiter, isCut)
    const width = rows[0]?.length ?? 0
    const alike = rows.filter((row) => row.length === width).length
    const score = width < 2 ? 0 : (alike / rows.length) * 1000 + Math.min(width, 100)
    if (score > (best?.score ?? 0)) best = { delimiter, rows, score }
  }
  return best && { delimiter: best.delimiter, rows: best.rows }
}

function firstRows(text: string, delimiter: string, isCut: boolean): string[][] {
  const rows: string[][] = []
  try {
    parseNow(text, {
      ...OPTIONS,
      delimiter,
      to: HEAD_ROWS,
      on_record: (row: string[]) => {
        rows.push(row)
        return null
      },
    })
  } catch {
    // A quote is still open where the head ends, so only the rows before it count.
    return rows
  }
  if (isCut && rows.length < HEAD_ROWS) rows.pop()
  return rows
}

/**
 * All rows of a table, header included, one at a time.
 * @throws RecordError unreadable_file, after the rows before it, at a row that is too long
 */
export async function* tableRows(file: FolderFile, delimiter: string): AsyncGenerator<string[]> {
  let rows: string[][] = []
  // An error of a stream discards what is buffered in it, so the rows are taken as they are found.
  const parser = parse({
    ...OPTIONS,
    delimiter,
    on_record: (row: string[]) => {
      rows.push(row)
      return null
    },
  }).resume()
  const failed = finished(parser).then(
    () => null,
    (error: unknown) => error,
  )
  const taken = (): string[][] => {
    const whole = rows
    rows = []
    return whole
  }
  try {
    for await (const text of decodedText(file, await textEncoding(file))) {
      await new Promise<unknown>((done) => parser.write(text, done))
      yield* taken()
      if (parser.destroyed) break
    }
    if (!parser.destroyed) parser.end()
    const error = await failed
    yield* taken()
    if (error !== null) throw isParserError(error) ? new RecordError('unreadable_file') : error
  } finally {
    parser.destroy()
  }
}

function isParserError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
