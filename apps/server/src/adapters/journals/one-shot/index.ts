import type { Folder } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { isForeign, numberField, pathField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { jsonListAdapter } from '../shared/json-list.ts'
import { moodInOrder } from '../shared/mood-order.ts'
import { plainText } from '../shared/plain-text.ts'
import { momentOf } from '../shared/record-time.ts'

const MOODS = ['VERY_SAD', 'SAD', 'NEUTRAL', 'HAPPY', 'VERY_HAPPY'] as const

/** OneShot’s JSON: a list of entries, each with a mood and at most one photograph. */
export const oneShot: JournalAdapter = jsonListAdapter('one_shot', isEntry, entryItems)

function isEntry(value: unknown): boolean {
  if (!isForeign(value) || typeof value['created'] !== 'number') return false
  return 'happiness' in value && 'textContent' in value
}

function* entryItems(folder: Folder, place: Place, entry: Foreign): Generator<JournalItem> {
  const seconds = numberField(entry, 'created')
  const time = seconds === null ? null : momentOf(seconds * 1000)
  if (!time) yield journalProblem(place, 'bad_date')
  const path = pathField(entry, 'relativePath')
  const attached = attachedFiles(folder, place, path === '' ? [] : [{ target: path }])
  yield* attached.problems
  yield finishedRecord(
    journalRecord(place, {
      text: plainText(textField(entry, 'textContent')),
      time,
      mood: moodInOrder(textField(entry, 'happiness'), MOODS),
      photographs: attached.photographs,
      leftBehind: attached.leftBehind,
    }),
  )
}
