import type { JournalAdapter } from '../journal-adapter.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type LeftBehind,
  type Place,
  type RecordTime,
} from '../journal-record.ts'
import { eachFile } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import {
  idField,
  isForeign,
  numberField,
  objectField,
  objectsField,
  tagsOf,
  textField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { htmlText } from '../shared/html-text.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { noteText } from '../shared/note-text.ts'
import { oneLine, plainText } from '../shared/plain-text.ts'
import { instantOf, momentOf, timeOfIso } from '../shared/record-time.ts'
import { superNote } from './lexical-html.ts'
import { noteTags, type NoteTags } from './note-tags.ts'

/** The backup of Standard Notes, decrypted. An encrypted one is recognized, so that the reason can be shown. */
export const standardNotes: JournalAdapter = {
  source: 'standard_notes',

  recognize: (folder) =>
    jsonFilesLike(folder, (items) =>
      items.some(
        ({ in: list, value }) =>
          list === 'items' &&
          isForeign(value) &&
          typeof value['content_type'] === 'string' &&
          typeof value['uuid'] === 'string',
      ),
    ),

  read: (folder, paths) =>
    eachFile(folder, paths, async function* (file) {
      const tags = await noteTags(file)
      yield* jsonRecords(
        file,
        ({ in: list, value }) => list === 'items' && (!isForeign(value) || isNote(value)),
        (place, note) => noteItems(place, note, tags),
      )
    }),
}

/** True for a note that isn’t in the trash: those there were thrown away by their writer. */
function isNote(item: Foreign): boolean {
  return item['content_type'] === 'Note' && item['deleted'] !== true && objectField(item, 'content')['trashed'] !== true
}

function* noteItems(place: Place, note: Foreign, { ofNote, names }: NoteTags): Generator<JournalItem> {
  if (typeof note['content'] === 'string') {
    yield journalProblem(place, 'encrypted')
    return
  }
  const content = objectField(note, 'content')
  const app = objectField(objectField(content, 'appData'), 'org.standardnotes.sn')
  const time = timeOf(note)
  if (!time) yield journalProblem(place, 'bad_date')
  const { text, leftBehind } = textOf(content)
  if (app['pinned'] === true || content['starred'] === true) leftBehind.push('star')
  const id = idField(note, 'uuid')
  const own = objectsField(content, 'references').flatMap(
    (reference) => names.get(idField(reference, 'uuid') ?? '') ?? [],
  )
  yield finishedRecord(
    journalRecord(place, {
      externalId: id,
      text,
      title: oneLine(textField(content, 'title')) || null,
      time,
      changedAt: instantOf(timeOfIso(textField(app, 'client_updated_at') || textField(note, 'updated_at'))),
      tags: tagsOf([...((id === null ? null : ofNote.get(id)) ?? []), ...own]),
      leftBehind,
    }),
  )
}

/** The time of a note. Times are in UTC; backups of unsynced notes have the year 1970. */
function timeOf(note: Foreign): RecordTime | null {
  const written = timeOfIso(textField(note, 'created_at'))
  const microseconds = numberField(note, 'created_at_timestamp') ?? 0
  const stamped = microseconds > 0 ? momentOf(microseconds / 1000) : null
  return (instantOf(written) ?? 0) > 0 ? written : (stamped ?? (written?.kind === 'local' ? written : null))
}

/** The text of a note. Each note names its editor; if one doesn’t, its text shows which one it was. */
function textOf(content: Foreign): { text: string; leftBehind: LeftBehind[] } {
  const text = textField(content, 'text')
  const editor = `${textField(content, 'noteType')} ${textField(content, 'editorIdentifier')}`.toLowerCase()
  if (/spreadsheet|sheets|authenticat|token-?vault/.test(editor)) return { text: '', leftBehind: ['attachment'] }
  const state = superNote(text)
  if (state) return { text: htmlText(state.html), leftBehind: state.hasFiles ? ['attachment'] : [] }
  if (/markdown|task/.test(editor)) {
    const { text: words, files } = notebookMarkdown(text)
    return { text: words, leftBehind: files.length > 0 ? ['attachment'] : [] }
  }
  if (/code/.test(editor)) return { text: plainText(text), leftBehind: [] }
  const isRich = /rich|plus-editor|bold-editor|html/.test(editor) || (text.includes('<') && text.includes('</'))
  return { text: isRich ? noteText(text) : plainText(text), leftBehind: [] }
}
