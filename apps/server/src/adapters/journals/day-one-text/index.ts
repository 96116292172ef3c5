import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import type { Folder, FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalRecord, type JournalItem, type LeftBehind, type Place } from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { fileLines } from '../shared/file-lines.ts'
import { finished } from '../shared/finished-record.ts'
import { escapedMarkdown } from '../shared/escaped-markdown.ts'
import { isTooLong } from '../shared/plain-text.ts'
import { printedDate } from '../shared/written-date.ts'

/**
 * Matches the line above an entry, which has its date. The name of the field is English in all exports seen; others are
 * understood, too.
 */
const DATE_LINE = /^\t(?:Date|Datum|Fecha|Data|Dato|Дата|Tarih|日付|日期|날짜)[:：]\t\s*(\S.{0,200})$/u
/** Matches a header line below the date. */
const HEADER_LINE = /^\t([\p{L} ]{1,30})[:：](?:\t\s*(.{0,2000}))?$/u

/** The plain text export of Day One, which Mini Diary and others write, too. */
export const dayOneText: JournalAdapter = {
  source: 'day_one_text',
  recognize: (folder) =>
    pathsOf(folder, async (file) => {
      const head = await file.head()
      const text = new TextDecoder(markedEncodingOrUtf8(head)).decode(head)
      if (text.includes('\0')) return false
      const lines = text.split(/\r?\n/)
      return lines.some((line, index) => isDateLine(line) && isAfterDate(lines[index + 1] ?? ''))
    }),
  read: (folder, paths) => eachFile(folder, paths, (file) => readText(folder, file)),
}

/** The most header lines that may follow a date. */
const HEADER_MAX = 20

type Entry = { date: string | null; header: Map<string, string>; lines: string[]; length: number }

async function* readText(folder: Folder, file: FolderFile): AsyncGenerator<JournalItem> {
  let entry = newEntry(null)
  let [number, isInHeader] = [0, false]
  for await (const lines of fileLines(file)) {
    for (const line of lines) {
      const date = line.startsWith('\t') ? DATE_LINE.exec(line)?.[1] : undefined
      if (date !== undefined) {
        yield* recordOf(folder, { file: file.path, number: number || 1 }, entry)
        entry = newEntry(date)
        number++
        isInHeader = true
      } else {
        isInHeader &&= addHeader(entry, line)
        if (!isInHeader) addText(entry, line)
      }
    }
  }
  yield* recordOf(folder, { file: file.path, number: number || 1 }, entry)
}

function newEntry(date: string | null): Entry {
  return { date, header: new Map(), lines: [], length: 0 }
}

/** @returns false for a line that isn’t part of a header */
function addHeader({ header }: Entry, line: string): boolean {
  const [, name, value = ''] = HEADER_LINE.exec(line) ?? []
  if (name === undefined || header.size >= HEADER_MAX) return false
  header.set(name.toLowerCase(), value)
  return true
}

/** Text beyond an entry’s limit is only kept to show that the limit is exceeded. */
function addText(entry: Entry, line: string): void {
  if (entry.length <= CONTENT_MAX_BYTES) entry.lines.push(line)
  entry.length += line.length + 1
}

function recordOf(folder: Folder, place: Place, entry: Entry): JournalItem[] {
  const written = entry.lines.join('\n')
  // Text before the first date is an entry only if there is any.
  if (entry.date === null && written.trim().replace(/^\uFEFF/, '') === '') return []
  const date = entry.date === null ? null : printedDate(entry.date)
  const { title, text, images } = isTooLong(written)
    ? { title: null, text: written, images: [] }
    : escapedMarkdown(written)
  const { header } = entry
  const named = [...listIn(header.get('photo')), ...listIn(header.get('photos'))]
  const media = attachedFiles(folder, place, [
    ...named.map((name) => ({ target: name, other: `photos/${name}` })),
    ...images.map(({ target, description }) => ({ target, other: `photos/${target}`, description })),
  ])
  const leftBehind: LeftBehind[] = [...media.leftBehind]
  if (header.has('weather')) leftBehind.push('weather')
  if (header.has('starred')) leftBehind.push('star')
  const record = journalRecord(place, {
    text,
    title,
    time: date,
    tags: listIn(header.get('tags') ?? header.get('tag')),
    location: header.get('location') ?? header.get('place') ?? null,
    photographs: media.photographs,
    leftBehind,
  })
  const isBadDate = entry.date !== null && date === null
  return [...finished(record, isBadDate ? ['bad_date'] : []), ...media.problems]
}

function listIn(value: string | undefined): string[] {
  return (value ?? '').split(/[,;]/).flatMap((part) => part.trim() || [])
}

function isDateLine(line: string): boolean {
  return printedDate(DATE_LINE.exec(line)?.[1] ?? '') !== null
}

function isAfterDate(line: string): boolean {
  return line.trim() === '' || HEADER_LINE.test(line)
}
