import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place, type RecordMood } from '../journal-record.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import {
  isForeign,
  listField,
  objectsField,
  tagsOf,
  textField,
  textsField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { jsonListAdapter } from '../shared/json-list.ts'
import { plainText } from '../shared/plain-text.ts'
import { timeOfIso } from '../shared/record-time.ts'

/** The type of a pixel that is a mood; others measure something else. */
const MOOD = 'Mood'
/** The most scores of one day that are named; a day has at most a handful. */
const SCORES_MAX = 24

/** Pixels: a list with one pixel per day, which has one or more scores from 1 to 5. */
export const pixels: JournalAdapter = jsonListAdapter('pixels', isPixel, (_folder, place, pixel) =>
  pixelItems(place, pixel),
)

function isPixel(value: unknown): boolean {
  if (!isForeign(value) || typeof value['type'] !== 'string' || typeof value['date'] !== 'string') return false
  const scores = value['scores']
  return Array.isArray(scores) && scores.every((score) => typeof score === 'number')
}

function* pixelItems(place: Place, pixel: Foreign): Generator<JournalItem> {
  const time = timeOfIso(textField(pixel, 'date'))
  if (!time) yield journalProblem(place, 'bad_date')
  const isMood = textField(pixel, 'type') === MOOD
  const tags = objectsField(pixel, 'tags').flatMap((group) => textsField(group, 'entries'))
  yield finishedRecord(
    journalRecord(place, {
      text: plainText(textField(pixel, 'notes')),
      time,
      mood: isMood ? moodOf(listField(pixel, 'scores')) : null,
      tags: tagsOf(tags),
      leftBehind: isMood ? [] : ['scale'],
    }),
  )
}

/**
 * The mood of a day. If its scores differ, the person decides what they mean: the file doesn’t show which of them
 * matters most or came last, and a mean would be a mood that was never chosen.
 */
function moodOf(scores: readonly unknown[]): RecordMood | null {
  const given = scores
    .filter((score): score is number => typeof score === 'number' && Number.isFinite(score))
    .slice(0, SCORES_MAX)
  const [first] = given
  if (first === undefined) return null
  const isOne = given.every((score) => score === first)
  const scale = isOne && (first === 1 || first === 2 || first === 3 || first === 4 || first === 5) ? first : null
  return { name: isOne ? String(first) : given.join(', '), scale }
}
