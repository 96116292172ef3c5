import { splitDocument } from '../../src/documents/index.ts'
import { dayOfDate } from '../../src/time/index.ts'
import type { Document } from './layouts.ts'

/** How a reading compares with what is there. */
export type Score = {
  there: number
  /** Entries that begin where one begins. */
  found: number
  /** Entries that begin where none does. */
  invented: number
  /** Of those found: not the date that is there. */
  wrongDates: number
  /** Characters that are in no entry, or in two. */
  lostCharacters: number
  milliseconds: number
}

/** Splits a document and compares it with its true entries. `now` tells milliseconds. */
export function scoreOf(
  document: Document,
  today: { year: number; month: number; day: number },
  now: () => number,
): Score {
  const started = now()
  const { entries } = splitDocument(document.text, { today })
  const milliseconds = now() - started
  const days = new Map(document.starts.map((start, index) => [start, document.days[index]]))
  const score = { there: days.size, found: 0, invented: 0, wrongDates: 0, lostCharacters: 0, milliseconds }
  let end = 0
  for (const entry of entries) {
    score.lostCharacters += Math.abs(entry.start - end)
    end = entry.end
    const day = days.get(entry.start)
    if (day === undefined) {
      score.invented++
      continue
    }
    score.found++
    const { date } = entry
    if (!date || dayOfDate(date.year, date.month, date.day) !== day) score.wrongDates++
  }
  score.lostCharacters += Math.abs(document.text.length - end)
  return score
}
