import { splitDocument } from '../../src/diary-split/index.ts'
import { dayOfDate } from '../../src/time/index.ts'
import type { Document } from './layouts.ts'

/** Compares the result of splitting with the true entries. */
export type Score = {
  there: number
  /** Entries found at their true start. */
  found: number
  /** Entries found where none starts. */
  invented: number
  /** Found entries with a wrong date. */
  wrongDates: number
  /** Characters that are in no entry, or in two. */
  lostCharacters: number
  milliseconds: number
}

/** Splits a document and compares the result with its true entries. `now` returns milliseconds. */
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
