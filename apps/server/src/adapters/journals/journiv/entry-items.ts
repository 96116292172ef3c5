import type { Folder } from '../files/folder.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type Place,
  type RecordMood,
  type RecordTime,
} from '../journal-record.ts'
import { attachedFiles } from '../shared/attachments.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import {
  idField,
  objectField,
  objectsField,
  pathField,
  tagsField,
  tagsOf,
  textField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { htmlText } from '../shared/html-text.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { oneLine } from '../shared/plain-text.ts'
import { instantOf, localIn, timeOfIso, zoneOf } from '../shared/record-time.ts'
import { deltaHtml } from './delta-html.ts'
import type { Tables } from './tables.ts'

/** The items of an entry in the format of backups until 2026. @param journal the journal that it is in */
export function* entryItems(
  folder: Folder,
  place: Place,
  entry: Foreign,
  tables: Tables,
  journal: string,
): Generator<JournalItem> {
  const time = timeOf(
    textField(entry, 'entry_datetime_utc'),
    textField(entry, 'entry_date'),
    textField(entry, 'entry_timezone'),
  )
  const mood = oneLine(textField(objectField(entry, 'mood_log'), 'mood_name'))
  const remark = textField(objectField(entry, 'mood_log'), 'note')
  yield* recordItems(folder, place, entry, {
    externalId: idField(entry, 'external_id') ?? idField(entry, 'id'),
    time,
    text: joined(textOf(entry), notebookMarkdown(remark).text),
    title: oneLine(textField(entry, 'title')) || null,
    tags: tagsField(entry, 'tags'),
    folder: oneLine(journal) || null,
    mood: moodOf(mood, tables),
  })
}

/** The items of a moment: since 2026, moments have the mood, activities and photographs, and sometimes an entry. */
export function* momentItems(folder: Folder, place: Place, moment: Foreign, tables: Tables): Generator<JournalItem> {
  const entry = objectField(moment, 'entry')
  const activities = objectsField(moment, 'mood_activity').map(
    (row) => tables.names.get(idField(row, 'activity_external_id') ?? '') ?? textField(row, 'activity_name'),
  )
  yield* recordItems(folder, place, moment, {
    externalId: idField(moment, 'external_id') ?? idField(moment, 'id'),
    time: timeOf(
      textField(moment, 'logged_at_utc'),
      textField(moment, 'logged_date_tz'),
      textField(moment, 'logged_timezone'),
    ),
    text: joined(textOf(entry), notebookMarkdown(textField(moment, 'note')).text),
    title: oneLine(textField(entry, 'title')) || null,
    tags: tagsOf([...tagsField(moment, 'tags'), ...tagsField(entry, 'tags'), ...activities]),
    folder: tables.names.get(idField(entry, 'journal_external_id') ?? '') ?? null,
    mood: moodOf(oneLine(textField(moment, 'primary_mood_name')), tables),
  })
}

type Given = Omit<Parameters<typeof journalRecord>[1], 'place'>

function* recordItems(folder: Folder, place: Place, from: Foreign, given: Given): Generator<JournalItem> {
  if (!given.time) yield journalProblem(place, 'bad_date')
  const { photographs, leftBehind, problems } = attachedFiles(folder, place, objectsField(from, 'media').map(mediaOf))
  yield* problems
  if (Object.keys(objectField(from, 'weather_json')).length > 0 || textField(from, 'weather') !== '')
    leftBehind.push('weather')
  if (from['is_pinned'] === true) leftBehind.push('star')
  yield finishedRecord(
    journalRecord(place, {
      ...given,
      changedAt: instantOf(timeOfIso(asUtc(textField(from, 'updated_at')))),
      photographs,
      leftBehind,
      location: locationOf(from),
    }),
  )
}

function mediaOf(media: Foreign) {
  const [path, name] = [pathField(media, 'file_path'), pathField(media, 'filename')]
  const mediaType = textField(media, 'mime_type') || `${textField(media, 'media_type')}/`
  const description = oneLine(textField(media, 'alt_text') || textField(media, 'caption'))
  return { target: path || name, other: name, mediaType: mediaType === '/' ? '' : mediaType, description }
}

function textOf(entry: Foreign): string {
  const delta = objectField(entry, 'content_delta')
  if (Array.isArray(delta['ops'])) return htmlText(deltaHtml(delta))
  return notebookMarkdown(textField(entry, 'content') || textField(entry, 'content_plain_text')).text
}

/** The words of an entry, and those about its mood below. */
function joined(text: string, remark: string): string {
  return [text, remark].filter((part) => part !== '').join('\n\n')
}

function moodOf(name: string, tables: Tables): RecordMood | null {
  return name === '' ? null : { name, scale: tables.scales.get(name.toLowerCase()) ?? null }
}

/**
 * If the zone was unknown, it is stored as UTC, and the moment may fall on a different day than the entry’s date, which
 * counts.
 */
function timeOf(utc: string, date: string, zone: string): RecordTime | null {
  const moment = timeOfIso(asUtc(utc), zoneOf(zone))
  const local = timeOfIso(date.slice(0, 'YYYY-MM-DD'.length))
  if (moment?.kind !== 'moment' || local?.kind !== 'local') return moment ?? local
  return localIn(moment.at, moment.zone).day === local.day ? moment : local
}

/** A time as a moment in UTC: the fields are in UTC, whether or not they include an offset. */
function asUtc(text: string): string {
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/u.test(text) || text === '' ? text : `${text}Z`
}

function locationOf(from: Foreign): string | null {
  const place = objectField(from, 'location_json')
  const names = ['name', 'street', 'locality', 'admin_area', 'country'].map((name) => oneLine(textField(place, name)))
  return [...new Set(names.filter((name) => name !== ''))].join(', ') || oneLine(textField(from, 'location')) || null
}
