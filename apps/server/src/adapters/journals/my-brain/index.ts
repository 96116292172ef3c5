import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place, type RecordMood } from '../journal-record.ts'
import { eachFile } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { idField, isForeign, numberField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { moodInOrder } from '../shared/mood-order.ts'
import { oneLine } from '../shared/plain-text.ts'
import { instantOf, momentOf } from '../shared/record-time.ts'

const MOODS = ['TERRIBLE', 'BAD', 'OKAY', 'GOOD', 'AWESOME'] as const

/** My Brain’s JSON: a diary, and notes and tasks, which are not read. */
export const myBrain: JournalAdapter = {
  source: 'my_brain',

  recognize: (folder) =>
    jsonFilesLike(folder, (items) => items.some(({ in: list, value }) => list === 'diary' && isEntry(value))),

  read: (folder, paths) =>
    eachFile(folder, paths, (file) => jsonRecords(file, ({ in: list }) => list === 'diary', entryItems)),
}

function isEntry(value: unknown): boolean {
  return (
    isForeign(value) &&
    typeof value['createdDate'] === 'number' &&
    typeof value['content'] === 'string' &&
    'mood' in value
  )
}

function* entryItems(place: Place, entry: Foreign): Generator<JournalItem> {
  const time = timeIn(entry, 'createdDate')
  if (!time) yield journalProblem(place, 'bad_date')
  const mood: RecordMood | null = moodInOrder(textField(entry, 'mood'), MOODS)
  yield finishedRecord(
    journalRecord(place, {
      externalId: idField(entry, 'id'),
      text: notebookMarkdown(textField(entry, 'content')).text,
      title: oneLine(textField(entry, 'title')) || null,
      time,
      changedAt: instantOf(timeIn(entry, 'updatedDate')),
      mood,
    }),
  )
}

/** Times are ms since the epoch; 0 is none. */
function timeIn(entry: Foreign, name: string) {
  const at = numberField(entry, name)
  return at === null || at === 0 ? null : momentOf(at)
}
