import { parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { FolderError, type Folder, type FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { finished } from '../shared/finished-record.ts'
import { clockText, localTime } from '../shared/record-time.ts'

/**
 * The largest row that is read, in bytes: the longest entry, doubled because each quotation mark is escaped, plus the
 * other columns.
 */
const ROW_MAX = 2 * CONTENT_MAX_BYTES + 100_000
const OPTIONS = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}
const DATE = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:-(\d{1,2}):(\d{2}))?\s*$/
const COLUMNS = ['Date', 'Title', 'Text', 'Images'] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** Daybook’s export: the table `entries.csv`, with photographs in the same folder. */
export const daybook: JournalAdapter = {
  source: 'daybook',
  recognize: (folder) => pathsOf(folder, isDaybook),
  read: (folder, paths) => eachFile(folder, paths, (file) => readTable(folder, file)),
}

/** True for a table with Daybook’s columns and date format, which no other program uses. */
async function isDaybook(file: FolderFile): Promise<boolean> {
  const head = (await file.head()).toString('utf8')
  if (!/^\uFEFF?"?(?:Date|Title|Text|Images)\b/.test(head)) return false
  const [header, first] = firstRows(head, 2) ?? firstRows(head, 1) ?? []
  const index = indexOf(header ?? [])
  return index !== null && (first === undefined || DATE.test(first[index[0] ?? 0] ?? ''))
}

/** The first rows of a table; null when the head of the file ends within a quotation in them. */
function firstRows(head: string, count: number): string[][] | null {
  try {
    return parseSync(head, { ...OPTIONS, to: count })
  } catch {
    return null
  }
}

async function* readTable(folder: Folder, file: FolderFile): AsyncGenerator<JournalItem> {
  let index: number[] | null = null
  let number = 0
  for await (const cells of rowsOf(file)) {
    if (!index) {
      index = indexOf(cells)
      if (!index) return
      continue
    }
    const [Date = '', Title = '', Text = '', Images = ''] = index.map((column) => cells[column] ?? '')
    yield* recordOf(folder, { file: file.path, number: ++number }, { Date, Title, Text, Images })
  }
}

/** The positions of Daybook’s columns; null when one is missing. */
function indexOf(header: readonly string[]): number[] | null {
  const index = COLUMNS.map((name) => header.findIndex((cell) => cell.trim() === name))
  return index.includes(-1) ? null : index
}

/** The rows of a table. @throws FolderError `damaged` after the last whole row, when a quotation never ends */
async function* rowsOf(file: FolderFile): AsyncGenerator<string[]> {
  let rows: string[][] = []
  // Rows are collected as they are parsed: a parser that fails discards the rows that wait in its stream.
  const take = (row: string[]): null => {
    rows.push(row)
    return null
  }
  const parser = parse({ ...OPTIONS, max_record_size: ROW_MAX, on_record: take })
  parser.on('error', () => undefined).resume()
  let isDamaged = false
  const step = (go: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve) => {
      go((error) => {
        isDamaged ||= Boolean(error)
        resolve()
      })
    })
  for await (const piece of file.stream()) {
    await step((done) => parser.write(piece, done))
    yield* rows
    rows = []
    if (isDamaged) break
  }
  if (!isDamaged) await step((done) => parser.end(done))
  yield* rows
  if (isDamaged) throw new FolderError('damaged')
}

function recordOf(folder: Folder, place: Place, { Date, Title, Text, Images }: Row): JournalItem[] {
  const [, year, month, day, hour, minute] = DATE.exec(Date) ?? []
  const isTime = hour !== undefined && Number(hour) < 24 && Number(minute) < 60
  const clock = isTime ? clockText(Number(hour), Number(minute)) : null
  const time = localTime({ year: Number(year), month: Number(month), day: Number(day) }, clock)
  const names = Images.split(',').flatMap((name) => name.trim() || [])
  const media = attachedFiles(
    folder,
    place,
    names.map((target) => ({ target })),
  )
  const record = journalRecord(place, {
    text: Text,
    title: Title,
    time,
    photographs: media.photographs,
    leftBehind: media.leftBehind,
  })
  return [...finished(record, time === null ? ['bad_date'] : []), ...media.problems]
}
