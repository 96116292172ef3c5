import type { Folder } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place, type RecordMood } from '../journal-record.ts'
import { attachedFiles, type Attachment } from '../shared/attachments.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { isForeign, numberField, objectsField, pathField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { jsonListAdapter } from '../shared/json-list.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { instantOf, timeOfIso } from '../shared/record-time.ts'

/** Daily You’s JSON: a list of entries, with moods from -2 to 2. */
export const dailyYou: JournalAdapter = jsonListAdapter('daily_you', isEntry, entryItems)

function isEntry(value: unknown): boolean {
  if (!isForeign(value) || !('mood' in value)) return false
  return ['timeCreated', 'timeModified', 'text'].every((name) => typeof value[name] === 'string')
}

function* entryItems(folder: Folder, place: Place, entry: Foreign): Generator<JournalItem> {
  const time = timeOfIso(textField(entry, 'timeCreated'))
  if (!time) yield journalProblem(place, 'bad_date')
  const { text, files } = notebookMarkdown(textField(entry, 'text'))
  const attached = attachedFiles(folder, place, [...imagesOf(entry), ...files])
  yield* attached.problems
  yield finishedRecord(
    journalRecord(place, {
      text,
      time,
      changedAt: instantOf(timeOfIso(textField(entry, 'timeModified'))),
      mood: moodOf(numberField(entry, 'mood')),
      photographs: attached.photographs,
      leftBehind: attached.leftBehind,
    }),
  )
}

/** Images in their order; older exports have one in the entry itself. */
function imagesOf(entry: Foreign): Attachment[] {
  const ranked = objectsField(entry, 'images').toSorted(
    (a, b) => (numberField(a, 'imgRank') ?? 0) - (numberField(b, 'imgRank') ?? 0),
  )
  const paths = [pathField(entry, 'imgPath'), ...ranked.map((image) => pathField(image, 'imgPath'))]
  return paths.filter((path) => path !== '').map((target) => ({ target }))
}

/** The five moods are -2 to 2, and 2 is the best. */
function moodOf(mood: number | null): RecordMood | null {
  if (mood === null) return null
  return { name: String(mood), scale: scaleOf(mood + 3) }
}
