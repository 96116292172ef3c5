import type { Folder, FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalRecord, type JournalItem, type RecordTime } from '../journal-record.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import { finished } from '../shared/finished-record.ts'
import { RecordError } from '../shared/record-error.ts'
import { timeOfIso } from '../shared/record-time.ts'
import { printedDate } from '../shared/written-date.ts'
import { assetParts } from './assets.ts'
import { readPage } from './page.ts'

/** The largest page that is read, in bytes: it has room for a megabyte of text inside spans. */
const PAGE_MAX = 8 * 1_048_576
const HEADER = /class\s*=\s*["']?[^"'>]*\bpageHeader\b/
const OTHER_PARTS = /class\s*=\s*["']?[^"'>]*\b(?:pageContainer|assetGrid|bodyText|gridItem)\b/

/** The export of Apple’s Journal: a page for each entry in `Entries/`, its pictures in `Resources/`. */
export const appleJournal: JournalAdapter = {
  source: 'apple_journal',
  recognize: (folder) =>
    pathsOf(folder, async (file) => {
      const head = await file.head()
      const html = new TextDecoder(markedEncodingOrUtf8(head)).decode(head)
      return HEADER.test(html) && OTHER_PARTS.test(html)
    }),
  read: (folder, paths) => eachFile(folder, paths, (file) => readEntry(folder, file)),
}

async function* readEntry(folder: Folder, file: FolderFile): AsyncGenerator<JournalItem> {
  const place = { file: file.path, number: 1 }
  try {
    if (file.size > PAGE_MAX) throw new RecordError('too_long')
    const bytes = await file.bytes(PAGE_MAX)
    const page = readPage(new TextDecoder(markedEncodingOrUtf8(bytes)).decode(bytes))
    const { problems, leftBehind, ...assets } = await assetParts(folder, file.path, page.assets)
    const time = timeOf(file.path, page.header)
    const record = journalRecord(place, {
      ...assets,
      text: page.prompt === '' ? page.text : `> ${page.prompt}\n\n${page.text}`,
      title: page.title,
      time,
      leftBehind: page.isSimplified ? [...leftBehind, 'formatting'] : leftBehind,
    })
    yield* finished(record, time === null ? ['bad_date', ...problems] : problems)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    yield error.at(place)
  }
}

/** The file name gives the date in digits; the page gives it in the device’s language. */
function timeOf(path: string, header: string): RecordTime | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const inName = timeOfIso(name.slice(0, 'YYYY-MM-DD'.length))
  const date = inName?.kind === 'local' ? inName : printedDate(header)
  return date && { ...date, time: null, zone: null }
}
