import { dayOfDateText, readDateText } from '@soundings/core/diary-split'
import type { FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type Place,
  type RecordMood,
  type RecordTime,
} from '../journal-record.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { tagsOf } from '../shared/foreign-fields.ts'
import { noteText } from '../shared/note-text.ts'
import { oneLine } from '../shared/plain-text.ts'
import { RecordError } from '../shared/record-error.ts'
import { clockOf, localTime, timeOfIso } from '../shared/record-time.ts'
import { tableHead, tableRows } from '../shared/table.ts'
import { moodsOfTable } from './standard-moods.ts'

/** The most mood names that are counted; a person has a few dozen. */
const MOODS_MAX = 10_000
/** Years have four digits, so the date of the import doesn’t matter. */
const ANY_DAY = { year: 2000, month: 1, day: 1 }

/** The table that Daylio exports, with any of its headers since 2018. */
export const daylioCsv: JournalAdapter = {
  source: 'daylio_csv',

  recognize: (folder) =>
    pathsOf(folder, async (file) => {
      const start = (await file.head()).toString('utf8', 0, 32)
      return /^(?:\uFEFF)?["']?(?:full_date|year)\b/iu.test(start) && (await columnsOf(file)) !== null
    }),

  read: (folder, paths) =>
    eachFile(folder, paths, async function* (file) {
      const table = await columnsOf(file)
      if (table) yield* tableItems(file, table)
    }),
}

type Columns = { delimiter: string; at: ReadonlyMap<string, number> }

/** The positions of the columns. @returns null for another table */
async function columnsOf(file: FolderFile): Promise<Columns | null> {
  const head = await tableHead(file)
  const at = new Map((head?.rows[0] ?? []).map((name, index) => [name.trim().toLowerCase(), index]))
  const isOurs =
    ['date', 'weekday', 'time', 'mood', 'activities', 'note'].every((name) => at.has(name)) &&
    (at.has('full_date') || at.has('year'))
  return head && isOurs ? { delimiter: head.delimiter, at } : null
}

async function* tableItems(file: FolderFile, { delimiter, at }: Columns): AsyncGenerator<JournalItem> {
  const moods = moodsOfTable(await moodCounts(file, delimiter, at.get('mood') ?? -1))
  let number = -1
  for await (const row of tableRows(file, delimiter)) {
    number++
    if (number === 0) continue
    const place = { file: file.path, number }
    try {
      const cells = withRest(row, delimiter, at)
      yield* rowItems(place, (name) => cells[at.get(name) ?? -1] ?? '', moods)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      yield error.at(place)
    }
  }
}

/** Extra cells at the end of a row are the rest of a note that another program wrote without quotation marks. */
function withRest(row: readonly string[], delimiter: string, at: ReadonlyMap<string, number>): readonly string[] {
  const last = at.size - 1
  if (row.length <= at.size || at.get('note') !== last) return row
  return [...row.slice(0, last), row.slice(last).join(delimiter)]
}

async function moodCounts(file: FolderFile, delimiter: string, column: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  try {
    for await (const row of tableRows(file, delimiter)) {
      const name = oneLine(row[column] ?? '')
      if (counts.size < MOODS_MAX || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  } catch (error) {
    // The rows are read again for their entries; the error is reported then.
    if (!(error instanceof RecordError)) throw error
  }
  return counts
}

function* rowItems(
  place: Place,
  cell: (name: string) => string,
  moods: (name: string) => RecordMood,
): Generator<JournalItem> {
  const time = timeOf(cell)
  if (!time) yield journalProblem(place, 'bad_date')
  const mood = oneLine(cell('mood'))
  const record = journalRecord(place, {
    text: noteText(cell('note')),
    title: oneLine(cell('note_title')) || null,
    time,
    tags: tagsOf(cell('activities').split('|')),
    mood: mood === '' ? null : moods(mood),
    leftBehind: cell('scales').trim() === '' ? [] : ['scale'],
  })
  yield finishedRecord(record)
}

/** `full_date` is an ISO date. Files from before 2019 have a year, and a day and month written in any language. */
function timeOf(cell: (name: string) => string): RecordTime | null {
  const clock = clockOf(cell('time'))
  const full = timeOfIso(cell('full_date'))
  if (full?.kind === 'local') return { ...full, time: clock }
  if (cell('full_date').trim() !== '') return null
  const date = readDateText(`${cell('date').trim()} ${cell('year').trim()}`)
  const day = date && dayOfDateText(date, null, ANY_DAY)
  return day && localTime(day, clock)
}
