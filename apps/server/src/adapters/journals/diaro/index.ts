import type { Folder, FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import { finished } from '../shared/finished-record.ts'
import { numberOf } from '../shared/foreign-fields.ts'
import { momentOf, zoneOf } from '../shared/record-time.ts'
import { xmlRows, type XmlRow } from '../shared/xml-rows.ts'
import { moodOf } from './mood.ts'
import { smallTables, type SmallTables } from './small-tables.ts'

const TABLE = /<table\b[^>]*\b(?:name|title)\s*=\s*["']diaro_\w+["']/

/** Diaro’s backup: tables as XML, with the photographs in `media/photo/`. Diarium and converters write it, too. */
export const diaro: JournalAdapter = {
  source: 'diaro',
  recognize: (folder) =>
    pathsOf(folder, async (file) => {
      const head = await file.head()
      const xml = new TextDecoder(markedEncodingOrUtf8(head)).decode(head)
      return /^\uFEFF?\s*</.test(xml) && /<data\b/.test(xml) && TABLE.test(xml)
    }),
  read: (folder, paths) => eachFile(folder, paths, (file) => readBackup(folder, file)),
}

async function* readBackup(folder: Folder, file: FolderFile): AsyncGenerator<JournalItem> {
  // Entries refer to tables before and after theirs, so the file is read twice.
  const tables = await smallTables(file)
  let number = 0
  for await (const { table, fields } of xmlRows(file)) {
    if (table !== 'diaro_entries') continue
    const place = { file: file.path, number: ++number }
    // Diaro archives deleted entries until it removes them for good.
    if (fields.get('archived') !== '1') yield* recordOf(folder, place, fields, tables)
  }
}

function recordOf(folder: Folder, place: Place, fields: XmlRow['fields'], tables: SmallTables): JournalItem[] {
  const field = (name: string) => fields.get(name)?.trim() ?? ''
  const time = momentOf(numberOf(field('date')), zoneOf(field('tz_offset').replace(/^(?=\d)/, '+')))
  const attachments = tables.attachments.get(field('uid')) ?? []
  const ordered = attachments.toSorted((one, other) => one.position - other.position)
  const media = attachedFiles(
    folder,
    place,
    ordered.map(({ type, name }) => ({
      target: `media/${type}/${name}`,
      other: name,
      mediaType: type === 'photo' ? 'image/' : '',
    })),
  )
  const location = tables.locations.get(field('location_uid'))
  const hasWeather = field('weather_description') !== '' || field('weather_icon') !== ''
  const record = journalRecord(place, {
    externalId: field('uid') || null,
    text: fields.get('text') ?? '',
    title: field('title'),
    time,
    tags: field('tags')
      .split(',')
      .flatMap((uid) => tables.tags.get(uid.trim()) ?? []),
    folder: tables.folders.get(field('folder_uid')) ?? null,
    mood: moodOf(field('mood'), tables.moods),
    photographs: media.photographs,
    location: location ?? null,
    leftBehind: [
      ...media.leftBehind,
      ...(hasWeather ? (['weather'] as const) : []),
      ...(location === '' ? (['map'] as const) : []),
    ],
  })
  return [...finished(record, time === null ? ['bad_date'] : []), ...media.problems]
}
