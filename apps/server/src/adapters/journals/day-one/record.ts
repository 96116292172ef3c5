import { DAY_ONE_JOURNAL, UNDATED_TAG } from '@soundings/core/exports/day-one'
import type { Folder } from '../files/folder.ts'
import {
  journalRecord,
  type JournalItem,
  type LeftBehind,
  type Place,
  type ProblemKind,
  type RecordTime,
} from '../journal-record.ts'
import { finished } from '../shared/finished-record.ts'
import { idField, listField, objectField, textField, textsField, type Foreign } from '../shared/foreign-fields.ts'
import { escapedMarkdown } from '../shared/escaped-markdown.ts'
import { isTooLong } from '../shared/plain-text.ts'
import { instantOf, localIn, timeOfIso, zoneOf } from '../shared/record-time.ts'
import { dayOnePhotographs } from './photographs.ts'
import { ratingsIn } from './ratings.ts'
import { richTextMarkdown } from './rich-text.ts'

/** Fields of an entry for which a record has no field. */
const LEFT: readonly (readonly [string, LeftBehind])[] = [
  ['audios', 'audio'],
  ['videos', 'video'],
  ['pdfAttachments', 'pdf'],
  ['weather', 'weather'],
  ['userActivity', 'activity'],
  ['music', 'attachment'],
]

/** The record of an entry of Day One, and the problems of its parts. */
export function dayOneRecord(folder: Folder, place: Place, entry: Foreign): JournalItem[] {
  const problems: ProblemKind[] = []
  const time = timeOf(entry)
  if (time === null && entry['creationDate'] !== undefined) problems.push('bad_date')
  // A text that is too long is reported as such and needs no reading.
  const markdown = markdownOf(entry)
  const parts = isTooLong(markdown) ? { title: null, text: markdown, images: [] } : escapedMarkdown(markdown)
  const photographs = dayOnePhotographs(folder, place.file, entry, parts.images)
  for (let missing = 0; missing < photographs.missing; missing++) problems.push('missing_photograph')
  const location = locationOf(objectField(entry, 'location'))
  const record = journalRecord(place, {
    externalId: idField(entry, 'uuid'),
    text: parts.text,
    title: parts.title,
    time,
    changedAt: instantOf(timeOfIso(textField(entry, 'modifiedDate'))),
    ...ratingsIn(textsField(entry, 'tags')),
    ...(isOurs(place, entry) ? ownParts(entry, parts.text, time) : {}),
    folder: journalName(place.file),
    photographs: photographs.found,
    location: location,
    leftBehind: [
      ...LEFT.filter(([name]) => hasContent(entry, name)).map(([, kind]) => kind),
      ...(entry['starred'] === true ? (['star'] as const) : []),
      ...(location === null && hasContent(entry, 'location') ? (['map'] as const) : []),
    ],
  })
  return finished(record, problems)
}

/** True for an entry that Soundings exported: Day One’s own exports name a device in each entry. */
function isOurs({ file }: Place, entry: Foreign): boolean {
  return file.endsWith(DAY_ONE_JOURNAL) && entry['creationDevice'] === undefined
}

/**
 * Reads values for which Day One has no field: our export quotes prompts above the text, and tags entries without a
 * date.
 */
function ownParts(entry: Foreign, text: string, time: RecordTime | null) {
  const prompts = textsField(entry, 'prompts')
  const quotes = prompts.map((prompt) => `> ${prompt}`).join('\n\n')
  const isUndated = textsField(entry, 'tags').includes(UNDATED_TAG)
  const { tags, ...ratings } = ratingsIn(textsField(entry, 'tags'))
  return {
    ...ratings,
    tags: tags.filter((tag) => tag !== UNDATED_TAG),
    time: isUndated ? null : time,
    prompt: prompts.at(-1) ?? null,
    text: withoutStart(text, quotes),
  }
}

/** The text after `start` and the empty lines that follow it, or the whole text if it doesn’t begin with `start`. */
function withoutStart(text: string, start: string): string {
  const own = text.replace(/^\n+/u, '')
  return start !== '' && own.startsWith(start) ? own.slice(start.length).replace(/^\n+/u, '') : text
}

/** The Markdown of an entry. Newer entries also have rich text, and a few have only that. */
function markdownOf(entry: Foreign): string {
  return typeof entry['text'] === 'string' ? entry['text'] : richTextMarkdown(entry['richText'])
}

function hasContent(entry: Foreign, name: string): boolean {
  return listField(entry, name).length > 0 || Object.keys(objectField(entry, name)).length > 0
}

function timeOf(entry: Foreign): RecordTime | null {
  const zone = zoneOf(textField(entry, 'timeZone')) ?? zoneOf(textField(objectField(entry, 'location'), 'timeZoneName'))
  const time = timeOfIso(textField(entry, 'creationDate'), zone)
  if (time?.kind !== 'moment' || entry['isAllDay'] !== true) return time
  return { kind: 'local', day: localIn(time.at, time.zone).day, time: null, zone: time.zone }
}

/** The parts of a place from the smallest to the largest, each once. */
function locationOf(location: Foreign): string | null {
  const names = ['userLabel', 'placeName', 'localityName', 'administrativeArea', 'country']
  return [...new Set(names.flatMap((name) => textField(location, name).trim() || []))].join(', ') || null
}

/** A file is named after its journal. */
function journalName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/i, '')
}
