import { splitDocument, type CalendarDay, type FoundEntry, type NumericOrder } from '@soundings/core/diary-split'
import { countWords } from '@soundings/core/entries'

const FIRST_LINE_MAX = 140
/** The first line of any entry is within this many characters. */
const HEAD = 4_000

/** An entry found in a document, with details that help a person recognize it. */
export type SplitEntry = FoundEntry & { firstLine: string; words: number; severalLines: boolean }

/** @param order the order of numeric dates, if the user has chosen one */
export type SplitTask = { text: string; today: CalendarDay; order?: NumericOrder }

export type SplitText = { entries: SplitEntry[]; order: NumericOrder | null; isOrderCertain: boolean }

/** Finds the entries of a document. Takes seconds for the largest texts. */
export function splitText({ text, today, order }: SplitTask): SplitText {
  const split = splitDocument(text, { today, ...(order ? { order } : {}) })
  const entries = split.entries.map((entry) => ({
    ...entry,
    firstLine: firstLine(text, entry.bodyStart, entry.end) || firstLine(text, entry.start, entry.end),
    words: countWords(text.slice(entry.bodyStart, entry.end)),
    severalLines: /\n/.test(text.slice(entry.bodyStart, entry.end).trim()),
  }))
  return { ...split, entries }
}

function firstLine(text: string, start: number, end: number): string {
  const line = /\S.*/.exec(text.slice(start, Math.min(end, start + HEAD)))?.[0].trimEnd() ?? ''
  return line.length > FIRST_LINE_MAX ? `${line.slice(0, FIRST_LINE_MAX).toWellFormed().trimEnd()}…` : line
}
