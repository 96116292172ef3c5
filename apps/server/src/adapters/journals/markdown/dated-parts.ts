import {
  isPeriodText,
  splitDocument,
  type CalendarDay,
  type FoundDate,
  type NumericOrder,
  type SplitDocument,
} from '@soundings/core/diary-split'
import { withoutEnds } from '../shared/without-ends.ts'

/** A dated part of a note, with the rest of its heading. */
export type DatedPart = { date: FoundDate | null; title: string | null; markdown: string }

export type DatedParts = { parts: DatedPart[] } & Pick<SplitDocument, 'order' | 'isOrderCertain'>

/**
 * A note that is a journal: dated headings with text below each. A note that begins with a date counts, too; a date
 * somewhere in it doesn’t make it one.
 * @returns null for any other note
 */
export function datedParts(body: string, today: CalendarDay, order: NumericOrder | null): DatedParts | null {
  const { entries, ...found } = splitDocument(body, { today, ...(order ? { order } : {}) })
  const dated = entries.filter(({ date }) => date !== null)
  const isHeaded = dated.every(({ start, bodyStart }) =>
    /^ {0,3}#{1,6}\s[^\n]*$/mu.test(lineOf(body, start, bodyStart)),
  )
  const days = new Set(dated.map(({ date }) => date && [date.year, date.month, date.day].join('-')))
  const begins = entries[0]?.date !== null
  if (dated.length === 0 || !(begins || (isHeaded && days.size > 1))) return null
  const parts = entries.map(({ start, bodyStart, end, date }): DatedPart => {
    const isBeside = bodyStart > start && body.charAt(bodyStart - 1) !== '\n'
    const lineEnd = isBeside ? indexOr(body.indexOf('\n', bodyStart), end) : bodyStart
    const isTitle = isBeside && /^\s*#/u.test(lineOf(body, start, bodyStart))
    const title = isTitle ? withoutEnds(body.slice(bodyStart, Math.min(lineEnd, end)), '-–—:|,.', '#') : ''
    return { date, title: title || null, markdown: withoutPeriods(body.slice(isTitle ? lineEnd : bodyStart, end)) }
  })
  return { parts: parts.filter(({ date, markdown }) => date !== null || !isOnlyHeadings(markdown)), ...found }
}

function indexOr(index: number, other: number): number {
  return index < 0 ? other : index
}

/** The line in which the heading ends. */
function lineOf(body: string, start: number, bodyStart: number): string {
  const before = body.slice(start, bodyStart).trimEnd()
  const from = start + before.lastIndexOf('\n') + 1
  return body.slice(from, indexOr(body.indexOf('\n', from), body.length))
}

function isOnlyHeadings(markdown: string): boolean {
  return markdown.split('\n').every((line) => /^ {0,3}#{1,6}\s/u.test(line) || withoutEnds(line, '-*_=', '') === '')
}

/** The headings of the next month or year are not part of the entry before them. */
function withoutPeriods(markdown: string): string {
  const lines = markdown.trimEnd().split('\n')
  const isPeriod = (line: string) => /^ {0,3}#{1,6}\s/u.test(line) && isPeriodText(withoutEnds(line, '#', '#'))
  while (lines.length > 0 && (lines.at(-1)?.trim() === '' || isPeriod(lines.at(-1) ?? ''))) lines.pop()
  return lines.join('\n')
}
