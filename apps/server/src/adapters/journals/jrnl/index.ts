import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import type { FolderFile } from '../files/folder.ts'
import type { JsonItem } from '../files/json-items.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place, type RecordTime } from '../journal-record.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { isForeign, tagsField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { inlineTags } from '../shared/inline-tags.ts'
import { firstItems } from '../shared/json-heads.ts'
import { jsonObjectOf } from '../shared/json-object.ts'
import { jsonRecord, jsonRecords } from '../shared/json-records.ts'
import { fileLines } from '../shared/line-stream.ts'
import { oneLine, plainText } from '../shared/plain-text.ts'
import { clockOf, timeOfIso } from '../shared/record-time.ts'
import { headText } from '../shared/text-encoding.ts'
import { entryHeader, isJournalText, type EntryHeader } from './journal-text.ts'

/**
 * The number of characters of an entry that are kept: more than an entry can have, so that a longer one is still
 * reported as too long.
 */
const TEXT_MAX = 2 * CONTENT_MAX_BYTES

/** jrnl: its JSON, as one file or one per entry, and its own text. */
export const jrnl: JournalAdapter = {
  source: 'jrnl',

  recognize: (folder) => pathsOf(folder, isOurs),

  read: (folder, paths) =>
    eachFile(folder, paths, async function* (file) {
      const items = await jsonOf(file)
      if (items.length === 0) yield* textItems(file)
      else if (isSingle(items)) yield* jsonRecord(file, entryItems)
      else yield* jsonRecords(file, ({ in: list }) => list === 'entries', entryItems)
    }),
}

/** The first items of a JSON file. A plain text that begins with a bracket has no valid items and isn’t JSON. */
async function jsonOf(file: FolderFile): Promise<JsonItem[]> {
  const items = await firstItems(file)
  return items.some(({ value }) => value !== undefined) ? items : []
}

async function isOurs(file: FolderFile): Promise<boolean> {
  const items = await jsonOf(file)
  if (items.length > 0)
    return isSingle(items) || items.some(({ in: list, value }) => list === 'entries' && isEntry(value))
  const text = await headText(file)
  return text !== null && isJournalText(text)
}

function isEntry(value: unknown): boolean {
  if (!isForeign(value) || !Array.isArray(value['tags']) || typeof value['starred'] !== 'boolean') return false
  return ['title', 'body', 'date', 'time'].every((name) => typeof value[name] === 'string')
}

/** True for a file with a single entry, as in an export to a folder. */
function isSingle(items: readonly JsonItem[]): boolean {
  return isEntry(singleEntry(items))
}

/** The fields of a file with a single entry. A list without tags has no items. */
function singleEntry(items: readonly JsonItem[]): Foreign {
  return { tags: [], ...jsonObjectOf(items) }
}

function* entryItems(place: Place, entry: Foreign): Generator<JournalItem> {
  const day = timeOfIso(textField(entry, 'date'))
  const time: RecordTime | null = day?.kind === 'local' ? { ...day, time: clockOf(textField(entry, 'time')) } : day
  if (!time) yield journalProblem(place, 'bad_date')
  yield finishedRecord(
    journalRecord(place, {
      ...titled(textField(entry, 'title'), textField(entry, 'body')),
      time,
      tags: tagsField(entry, 'tags'),
      leftBehind: entry['starred'] === true ? ['star'] : [],
    }),
  )
}

/** The title is the first sentence of an entry, so an entry of one sentence has no other text. */
function titled(title: string, body: string): { title: string | null; text: string } {
  const [line, text] = [oneLine(title), plainText(body)]
  return text === '' ? { title: null, text: line } : { title: line || null, text }
}

async function* textItems(file: FolderFile): AsyncGenerator<JournalItem> {
  let header: EntryHeader | null = null
  let lines: string[] = []
  let [length, number] = [0, 0]
  for await (const line of fileLines(file)) {
    const next = entryHeader(line)
    if (next) {
      if (header) yield textRecord({ file: file.path, number: ++number }, header, lines)
      ;[header, lines, length] = [next, [], 0]
    } else if (length < TEXT_MAX) {
      lines.push(line)
      length += line.length + 1
    }
  }
  if (header) yield textRecord({ file: file.path, number: ++number }, header, lines)
}

function textRecord(place: Place, { title, time, isStarred }: EntryHeader, lines: readonly string[]): JournalItem {
  const body = lines.join('\n')
  return finishedRecord(
    journalRecord(place, {
      ...titled(title, body),
      time,
      tags: inlineTags(`${title}\n${body}`, '@'),
      leftBehind: isStarred ? ['star'] : [],
    }),
  )
}
