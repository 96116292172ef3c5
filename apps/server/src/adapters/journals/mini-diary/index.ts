import type { JsonItem } from '../files/json-items.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { eachFile } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { idField, isForeign, tagsField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { htmlParts } from '../shared/html-text.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { isHtmlNote } from '../shared/note-text.ts'
import { oneLine } from '../shared/plain-text.ts'
import { instantOf, momentOf, timeOfIso } from '../shared/record-time.ts'

/** Mini Diary, with one entry per day, and Mini Diarium, with a list of entries. */
export const miniDiary: JournalAdapter = {
  source: 'mini_diary',

  recognize: (folder) =>
    jsonFilesLike(folder, (items) => {
      const isNamed = items.some(
        ({ in: top, key, value }) =>
          top === 'metadata' && key === 'application' && /^mini diar(?:y|ium)$/iu.test(String(value)),
      )
      return items.some((item) => isEntry(item, isNamed))
    }),

  read: (folder, paths) =>
    eachFile(folder, paths, (file) => jsonRecords(file, ({ in: list }) => list === 'entries', entryItems)),
}

/** Old exports don’t name their program, but have the day as the name of each entry. */
function isEntry({ in: list, key, value }: JsonItem, isNamed: boolean): boolean {
  if (list !== 'entries' || !isForeign(value) || typeof value['text'] !== 'string') return false
  if (isNamed) return typeof key === 'string' || typeof value['date'] === 'string'
  return (
    typeof key === 'string' && timeOfIso(key) !== null && typeof value['title'] === 'string' && 'dateUpdated' in value
  )
}

function* entryItems(place: Place, entry: Foreign, { key }: JsonItem): Generator<JournalItem> {
  const day = typeof key === 'string' ? key : textField(entry, 'date')
  const time = timeOfIso(day)
  if (!time) yield journalProblem(place, 'bad_date')
  const text = textField(entry, 'text')
  const html = isHtmlNote(text) ? htmlParts(text) : null
  yield finishedRecord(
    journalRecord(place, {
      externalId: typeof key === 'string' ? null : idField(entry, 'id'),
      text: html ? html.text : notebookMarkdown(text).text,
      title: oneLine(textField(entry, 'title')) || null,
      time,
      changedAt: changedAt(textField(entry, 'dateUpdated')),
      tags: tagsField(entry, 'tags'),
      leftBehind: html && html.images.length > 0 ? ['attachment'] : [],
    }),
  )
}

/** ISO 8601, or the form of JavaScript: `Sun Feb 15 2026 15:15:14 GMT+0100`. */
function changedAt(text: string): number | null {
  const iso = instantOf(timeOfIso(text))
  return iso ?? (/GMT[+-]\d{4}/u.test(text) ? instantOf(momentOf(Date.parse(text))) : null)
}
