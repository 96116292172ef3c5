import type { Folder, FolderFile } from '../files/folder.ts'
import { journalRecord, type JournalItem, type LeftBehind, type Place } from '../journal-record.ts'
import { attachedFiles, imageFiles } from '../shared/attachments.ts'
import { firstItems } from '../shared/json-heads.ts'
import { jsonObjectOf } from '../shared/json-object.ts'
import { jsonRecord, jsonRecords } from '../shared/json-records.ts'
import { finished } from '../shared/finished-record.ts'
import {
  foreignOf,
  listField,
  namesField,
  numberField,
  objectField,
  textField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { htmlParts } from '../shared/html-text.ts'
import { mediaKind } from '../shared/media-kind.ts'
import { timeOfIso } from '../shared/record-time.ts'
import type { MediaFolders } from './media-folders.ts'
import { ratingOf } from './rating.ts'

const READ = new Set(['date', 'heading', 'html', 'tags', 'people', 'rating', 'location'])
const SKY = new Set(['sun', 'lunar', 'weather'])

/** True for a list of entries, and for a file with a single one. */
export async function isJson(file: FolderFile): Promise<boolean> {
  const items = await firstItems(file)
  const isInList = items.some(
    ({ in: list, key, value }) => list === '' && typeof key === 'number' && isEntry(foreignOf(value)),
  )
  return isInList || isEntry(jsonObjectOf(items))
}

/** Only Diarium has a local date and time with HTML. A heading may be missing. */
function isEntry(entry: Foreign): boolean {
  const time = timeOfIso(textField(entry, 'date'))
  return time?.kind === 'local' && time.time !== null && typeof entry['html'] === 'string'
}

/** The entries of a file. @throws FolderError when it is damaged, after its last whole entry */
export async function* readJson(folder: Folder, file: FolderFile, media: MediaFolders): AsyncGenerator<JournalItem> {
  const isList = /^\uFEFF?\s*\[/.test((await file.head()).toString('utf8', 0, 1_000))
  const read = (place: Place, entry: Foreign) => recordOf(folder, place, entry, media)
  yield* isList ? jsonRecords(file, () => true, read) : jsonRecord(file, read)
}

function recordOf(folder: Folder, place: Place, entry: Foreign, media: MediaFolders): JournalItem[] {
  const date = textField(entry, 'date')
  const time = timeOfIso(date)
  const { text, images, isSimplified } = htmlParts(textField(entry, 'html'))
  const files = media.take(date)
  const inText = attachedFiles(folder, place, imageFiles(images))
  const pictures = files.filter((path) => mediaKind(path) === 'photograph')
  const paths = new Set([...pictures, ...inText.photographs.map(({ path }) => path)])
  const leftBehind = [
    ...files.flatMap((path) => mediaKind(path)).filter((kind) => kind !== 'photograph'),
    ...inText.leftBehind,
    ...leftIn(entry),
    ...(isSimplified ? (['formatting'] as const) : []),
  ]
  const record = journalRecord(place, {
    text,
    title: textField(entry, 'heading'),
    time,
    tags: [...namesField(entry, 'tags'), ...namesField(entry, 'people')],
    mood: ratingOf(numberField(entry, 'rating')),
    photographs: [...paths].map((path) => ({ path, description: '' })),
    location: textField(entry, 'location') || null,
    leftBehind,
  })
  return [...finished(record, time === null ? ['bad_date'] : []), ...inText.problems]
}

/** Other fields of an entry: the sky, a place without a name, trackers and events. */
function leftIn(entry: Foreign): LeftBehind[] {
  return Object.entries(entry).flatMap(([name, value]): LeftBehind[] => {
    const isFilled =
      textField(entry, name) !== '' ||
      listField(entry, name).length > 0 ||
      Object.keys(objectField(entry, name)).length > 0
    if (!isFilled) return []
    if (SKY.has(name)) return ['weather']
    if (name === 'location') return typeof value === 'string' ? [] : ['map']
    return READ.has(name) ? [] : [/track/i.test(name) ? 'scale' : 'attachment']
  })
}
