import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type LeftBehind,
  type Place,
  type RecordPhotograph,
  type RecordTime,
} from '../journal-record.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { idField, listField, numberField, tagsOf, textField, type Foreign } from '../shared/foreign-fields.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { noteText } from '../shared/note-text.ts'
import { oneLine } from '../shared/plain-text.ts'
import { clockText, localIn, localTime, momentOf, offsetZone, type LocalTime } from '../shared/record-time.ts'
import { backupTables, moodWithId, type BackupTables } from './backup-tables.ts'

/**
 * The entries of a decoded backup, as records and problems of the file at `path`.
 * @param photograph the path of a photograph with this checksum, as the folder of the backup knows it
 */
export async function* backupEntries(
  path: string,
  stream: () => AsyncIterable<Buffer>,
  photograph: (checksum: string) => string | null,
): AsyncGenerator<JournalItem> {
  const tables = await backupTables(stream)
  yield* jsonRecords(
    { path, stream },
    (item) => item.in === 'dayEntries',
    (place, entry) => entryItems(place, entry, tables, photograph),
  )
}

function* entryItems(
  place: Place,
  entry: Foreign,
  tables: BackupTables,
  photograph: (checksum: string) => string | null,
): Generator<JournalItem> {
  const time = timeOf(entry)
  if (!time) yield journalProblem(place, 'bad_date')
  const mood = numberField(entry, 'mood')
  const assets = assetsOf(entry, tables, photograph)
  for (let missing = 0; missing < assets.missing; missing++) yield journalProblem(place, 'missing_photograph')
  const leftBehind = [...assets.leftBehind]
  if (entry['isFavorite'] === true) leftBehind.push('star')
  yield finishedRecord(
    journalRecord(place, {
      externalId: idField(entry, 'id'),
      text: noteText(textField(entry, 'note')),
      title: oneLine(textField(entry, 'note_title')) || null,
      time,
      tags: tagsOf(listField(entry, 'tags').flatMap((id) => tables.tags.get(Number(id)) ?? [])),
      mood: mood === null ? null : moodWithId(tables, mood),
      photographs: assets.photographs,
      leftBehind,
    }),
  )
}

/**
 * The moment and the calendar fields of an entry, months counted from 0. Where they disagree, the fields count: they are
 * what the person saw and set.
 */
function timeOf(entry: Foreign): RecordTime | null {
  const zone = offsetZone(numberField(entry, 'timeZoneOffset'))
  const at = numberField(entry, 'datetime')
  const moment = zone === null ? null : momentOf(at, zone)
  const local = localOf(entry, zone)
  if (!local || moment?.kind !== 'moment') return local ?? moment
  const shown = localIn(moment.at, zone)
  return shown.day === local.day && (local.time ?? shown.time) === shown.time ? moment : local
}

function localOf(entry: Foreign, zone: number | null): LocalTime | null {
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(
    (name) => numberField(entry, name) ?? Number.NaN,
  )
  if (year === undefined || month === undefined || day === undefined) return null
  const isClock = isUpTo(hour, 23) && isUpTo(minute, 59)
  return localTime({ year, month: month + 1, day }, isClock ? clockText(Number(hour), Number(minute)) : null, zone)
}

function isUpTo(value: number | undefined, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most
}

type Assets = { photographs: RecordPhotograph[]; leftBehind: LeftBehind[]; missing: number }

function assetsOf(entry: Foreign, tables: BackupTables, photograph: (checksum: string) => string | null): Assets {
  const assets: Assets = { photographs: [], leftBehind: [], missing: 0 }
  for (const id of listField(entry, 'assets')) {
    const asset = tables.assets.get(Number(id))
    if (asset && !asset.isPhotograph) assets.leftBehind.push('audio')
    else {
      const path = asset && asset.checksum !== '' ? photograph(asset.checksum) : null
      if (path === null) assets.missing++
      else if (!assets.photographs.some((known) => known.path === path))
        assets.photographs.push({ path, description: '' })
    }
  }
  return assets
}
