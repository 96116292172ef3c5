import type { Folder } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalRecord, type JournalItem, type LeftBehind, type Place, type RecordMood } from '../journal-record.ts'
import { attachedFiles, imageFiles } from '../shared/attachments.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { eachFile } from '../shared/each-file.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecord } from '../shared/json-records.ts'
import { finished } from '../shared/finished-record.ts'
import {
  idField,
  numberField,
  numberOf,
  objectField,
  pathsField,
  textField,
  textsField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { htmlParts, type HtmlParts } from '../shared/html-text.ts'
import { escapedMarkdown } from '../shared/escaped-markdown.ts'
import { instantOf, momentOf, zoneOf } from '../shared/record-time.ts'

/** Moods 1 to 5, from the best to the worst; 0 is none. */
const MOODS = ['amazing', 'good', 'fine', 'bad', 'terrible'] as const
const SENTIMENTS = [1.75, 1.25, 1, 0.75, 0.25]

/** Journey’s export: a JSON file for each entry, with its photographs in the same folder. */
export const journey: JournalAdapter = {
  source: 'journey',
  recognize: (folder) =>
    jsonFilesLike(folder, (items) =>
      items.some(({ in: name, key, value }) => name === '' && key === 'date_journal' && numberOf(value) !== null),
    ),
  read: (folder, paths) =>
    eachFile(folder, paths, (file) => jsonRecord(file, (place, entry) => recordsOf(folder, place, entry))),
}

function recordsOf(folder: Folder, place: Place, entry: Foreign): JournalItem[] {
  const time = momentOf(numberField(entry, 'date_journal'), zoneOf(textField(entry, 'timezone')))
  const hasPlace = isDegree(numberField(entry, 'lat')) && isDegree(numberField(entry, 'lon'))
  // The place in the weather data counts only if the entry has coordinates.
  const address = textField(entry, 'address') || (hasPlace ? textField(objectField(entry, 'weather'), 'place') : '')
  const { text, images, isSimplified } = textIn(entry)
  const photos = pathsField(entry, 'photos').map((target) => ({ target }))
  const media = attachedFiles(folder, place, [...photos, ...imageFiles(images)])
  const leftBehind: LeftBehind[] = [...media.leftBehind, ...leftIn(entry)]
  if (isSimplified) leftBehind.push('formatting')
  if (address.trim() === '' && hasPlace) leftBehind.push('map')
  const record = journalRecord(place, {
    externalId: idField(entry, 'id'),
    text,
    time,
    changedAt: instantOf(momentOf(numberField(entry, 'date_modified'))),
    tags: textsField(entry, 'tags'),
    folder: textField(entry, 'folder') || null,
    mood: moodOf(entry),
    photographs: media.photographs,
    location: address,
    leftBehind,
  })
  return [...finished(record, time === null ? ['bad_date'] : []), ...media.problems]
}

/** Newer entries are HTML, older ones Markdown; only some say which. */
function textIn(entry: Foreign): HtmlParts {
  const text = textField(entry, 'text')
  if (
    textField(entry, 'type') === 'html' ||
    /^\s*<(?:p|div|h\d|ul|ol|blockquote|br|span|b|i|strong|em)\b/i.test(text)
  ) {
    return htmlParts(text)
  }
  const { title, text: rest, images } = escapedMarkdown(text)
  const whole = title === null ? rest : `${title}\n\n${rest}`
  return { text: whole, images: images.map(({ target }) => target), isSimplified: false }
}

/**
 * Older entries have a mood from 1 to 5. In newer ones, any mood is 1, and the sentiment goes from 0.25, the worst, to
 * 1.75. A sentiment between the steps of that scale gives no mood.
 */
function moodOf(entry: Foreign): RecordMood | null {
  const mood = numberField(entry, 'mood')
  const sentiment = numberField(entry, 'sentiment') ?? 0
  const steps = mood === 1 && sentiment !== 0 ? SENTIMENTS.indexOf(sentiment) : (mood ?? 0) - 1
  const name = MOODS[steps]
  return name === undefined ? null : { name, scale: scaleOf(5 - steps) }
}

function leftIn(entry: Foreign): LeftBehind[] {
  const weather = objectField(entry, 'weather')
  const degrees = numberField(weather, 'degree_c')
  const hasWeather = textField(weather, 'description') !== '' || (degrees !== null && Math.abs(degrees) < 200)
  return [
    ...(!moodOf(entry) && (numberField(entry, 'sentiment') ?? 0) !== 0 ? (['scale'] as const) : []),
    ...(hasWeather && degrees !== 0 ? (['weather'] as const) : []),
    ...(textField(entry, 'music_title') === '' ? [] : (['attachment'] as const)),
    ...(entry['favourite'] === true ? (['star'] as const) : []),
  ]
}

/** Places that are not set are huge numbers. */
function isDegree(degrees: number | null): boolean {
  return degrees !== null && degrees !== 0 && Math.abs(degrees) <= 180
}
