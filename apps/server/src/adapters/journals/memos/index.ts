import type { Folder } from '../files/folder.ts'
import type { JsonItem } from '../files/json-items.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place, type RecordTime } from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { eachFile } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import {
  idField,
  isForeign,
  numberField,
  objectField,
  objectsField,
  pathField,
  tagsField,
  tagsOf,
  textField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { inlineTags } from '../shared/inline-tags.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { oneLine } from '../shared/plain-text.ts'
import { instantOf, momentOf, timeOfIso } from '../shared/record-time.ts'

/** The spellings of the time in the versions of its API. */
const CREATED = ['createTime', 'create_time', 'createdTs', 'created_ts', 'createdAt', 'displayTime', 'display_time']
const UPDATED = ['updateTime', 'update_time', 'updatedTs', 'updated_ts', 'updatedAt']
const LISTS = new Set(['', 'memos', 'data'])

/** Memos, as its API and tools based on it write them: a list, or an object with one. */
export const memos: JournalAdapter = {
  source: 'memos',

  recognize: (folder) => jsonFilesLike(folder, (items) => items.some((item) => isListed(item) && isMemo(item.value))),

  read: (folder, paths) =>
    eachFile(folder, paths, (file) => jsonRecords(file, isListed, (place, memo) => memoItems(folder, place, memo))),
}

function isListed({ in: list, key }: JsonItem): boolean {
  return typeof key === 'number' && LISTS.has(list)
}

/** Only Memos combines a visibility or state with content and a time. */
function isMemo(value: unknown): boolean {
  if (!isForeign(value) || typeof value['content'] !== 'string') return false
  const hasState = ['visibility', 'rowStatus', 'row_status'].some((name) => typeof value[name] === 'string')
  return hasState && CREATED.some((name) => value[name] !== undefined)
}

function* memoItems(folder: Folder, place: Place, memo: Foreign): Generator<JournalItem> {
  const time = timeIn(memo, CREATED)
  if (!time) yield journalProblem(place, 'bad_date')
  const content = textField(memo, 'content')
  const { text, files } = notebookMarkdown(content)
  const resources = [
    ...objectsField(memo, 'attachments'),
    ...objectsField(memo, 'resources'),
    ...objectsField(memo, 'resourceList'),
  ]
  const attached = attachedFiles(folder, place, [...resources.map(attachmentOf), ...files])
  yield* attached.problems
  if (memo['pinned'] === true) attached.leftBehind.push('star')
  yield finishedRecord(
    journalRecord(place, {
      externalId: idField(memo, 'uid') ?? idField(memo, 'name') ?? idField(memo, 'id'),
      text,
      time,
      changedAt: instantOf(timeIn(memo, UPDATED)),
      tags: tagsOf([
        ...tagsField(memo, 'tags'),
        ...tagsField(objectField(memo, 'property'), 'tags'),
        ...inlineTags(content),
      ]),
      photographs: attached.photographs,
      leftBehind: attached.leftBehind,
      location: oneLine(textField(objectField(memo, 'location'), 'placeholder')) || null,
    }),
  )
}

/** Times are ISO texts in UTC, and in older versions seconds since the epoch. */
function timeIn(memo: Foreign, names: readonly string[]): RecordTime | null {
  for (const name of names) {
    const seconds = numberField(memo, name)
    const time = seconds === null ? timeOfIso(textField(memo, name)) : momentOf(seconds * 1000)
    if (time && instantOf(time) !== 0) return time
  }
  return null
}

/** The file of an attachment has its name, or the name that the API gives it, without the collection before it. */
function attachmentOf(attachment: Foreign) {
  const name = pathField(attachment, 'filename')
  const id = pathField(attachment, 'name').replace(/^(?:attachments|resources)\//u, '')
  return { target: name || id, other: id, mediaType: textField(attachment, 'type') }
}
