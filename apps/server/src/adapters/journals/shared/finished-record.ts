import { journalProblem, type JournalItem, type JournalRecord, type ProblemKind } from '../journal-record.ts'
import { isTooLong, oneLine, plainText } from './plain-text.ts'

/**
 * The most tags and photographs that a record may have, and the most characters of a name. No real journal has more.
 */
const TAGS_MAX = 200
const PHOTOGRAPHS_MAX = 500
const NAME_MAX = 1_000
const DESCRIPTION_MAX = 10_000

/**
 * A record in the form that every adapter yields, or a problem if it can’t become an entry: its text is too long, or it
 * has neither text nor title, photograph or mood. Tags alone don’t count. The text stays unchanged.
 */
export function finishedRecord(record: JournalRecord): JournalItem {
  const { place, text, mood } = record
  // A title that is too long becomes part of the text.
  const title = oneLine(record.title ?? '') || null
  const photographs = record.photographs.slice(0, PHOTOGRAPHS_MAX)
  if (isTooLong(text)) return journalProblem(place, 'too_long')
  if (text === '' && title === null && photographs.length === 0 && mood === null) return journalProblem(place, 'empty')
  return {
    ...record,
    title,
    photographs: photographs.map(({ path, description }) => ({
      path,
      description: nameOf(description, DESCRIPTION_MAX) ?? '',
    })),
    externalId: nameOf(record.externalId),
    tags: [...new Set(record.tags.flatMap((tag) => nameOf(tag) ?? []))].slice(0, TAGS_MAX),
    folder: nameOf(record.folder),
    location: nameOf(record.location),
    mood: mood && { ...mood, name: nameOf(mood.name) ?? '' },
    leftBehind: [...new Set(record.leftBehind)],
  }
}

/** The finished record with a tidied text, followed by the problems of its parts. */
export function finished(record: JournalRecord, problems: readonly ProblemKind[] = []): JournalItem[] {
  const whole = finishedRecord({ ...record, text: plainText(record.text) })
  return [whole, ...problems.map((problem) => journalProblem(record.place, problem))]
}

function nameOf(text: string | null, max = NAME_MAX): string | null {
  const name = oneLine(text ?? '')
    .slice(0, max)
    .toWellFormed()
    .trim()
  return name || null
}
