import { FolderError, type FolderFile } from '../files/folder.ts'
import { jsonItems, type JsonItem } from '../files/json-items.ts'
import { journalProblem, type JournalItem, type Place } from '../journal-record.ts'
import { isForeign, type Foreign } from './foreign-fields.ts'
import { jsonObjectOf } from './json-object.ts'
import { RecordError } from './record-error.ts'

/** The largest file that may be a single record: as large as the largest item of a list. */
const RECORD_FILE_MAX = 16 * 1_048_576

/** A JSON file, or the JSON inside one, under the path that a person knows. */
type JsonSource = Pick<FolderFile, 'path' | 'stream'>

/** Reads one record; it may throw a RecordError. */
type ReadRecord = (place: Place, value: Foreign, item: JsonItem) => Iterable<JournalItem>

/**
 * The records of a JSON file, counted from 1. An item that is damaged or no object is a problem.
 * @param isRecord whether an item is one of the records; others are passed over
 * @param levels as for `jsonItems`
 * @throws FolderError `damaged` after the last record, if the file is truncated
 */
export async function* jsonRecords(
  source: JsonSource,
  isRecord: (item: JsonItem) => boolean,
  read: ReadRecord,
  levels = 1,
): AsyncGenerator<JournalItem> {
  let number = 0
  for await (const item of wholeJson(source, levels)) {
    if (isRecord(item)) yield* recordItems({ file: source.path, number: ++number }, item, read)
  }
}

/** The items of a file that is one record, whose lists and objects are read to two levels. */
export async function* jsonRecord(
  file: FolderFile,
  read: (place: Place, value: Foreign) => Iterable<JournalItem>,
): AsyncGenerator<JournalItem> {
  const place = { file: file.path, number: 1 }
  if (file.size > RECORD_FILE_MAX) {
    yield journalProblem(place, 'too_long')
    return
  }
  const items: JsonItem[] = []
  try {
    for await (const item of wholeJson(file, 1)) items.push(item)
  } catch (error) {
    if (!(error instanceof FolderError)) throw error
    yield journalProblem(place, 'unreadable_record')
    return
  }
  yield* recordItems(place, { in: '', key: '', value: jsonObjectOf(items) }, read)
}

async function* wholeJson({ stream }: JsonSource, levels: number): AsyncGenerator<JsonItem> {
  const isWhole = yield* jsonItems({ stream }, levels)
  if (!isWhole) throw new FolderError('damaged')
}

function* recordItems(place: Place, item: JsonItem, read: ReadRecord): Generator<JournalItem> {
  if (!isForeign(item.value)) {
    yield journalProblem(place, 'unreadable_record')
    return
  }
  try {
    yield* read(place, item.value, item)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    yield error.at(place)
  }
}
