import { dayOfDateText, readDateText } from '@soundings/core/diary-split'
import type { RecordTime } from '../journal-record.ts'
import { clockText, localTime } from '../shared/record-time.ts'

const HEADER = /^\[([^\]\n]{6,40})\] ?(.*)$/u
/** A time with seconds. Log lines have one, and no empty lines between them. */
const SECONDS = /\d:\d{2}:\d{2}(?!\d)/u
const ANY_DAY = { year: 2000, month: 1, day: 1 }

/** The first line of an entry in jrnl’s own text. */
export type EntryHeader = { time: RecordTime; title: string; isStarred: boolean }

/**
 * `[2024-01-15 09:30] Title *`. The format of the date can be changed in its settings; one that doesn’t show the order of
 * day and month is not read.
 */
export function entryHeader(line: string): EntryHeader | null {
  const [, written = '', rest = ''] = HEADER.exec(line) ?? []
  const date = written === '' ? null : readDateText(written)
  if (!date || date.written.pair !== null || written.slice(date.end).trim() !== '') return null
  const day = dayOfDateText(date, null, ANY_DAY)
  const time = day && localTime(day, date.time && clockText(date.time.hour, date.time.minute))
  if (!time) return null
  const title = rest.trim()
  const isStarred = /^\*(?!\*)\s?|(?<!\*)\s\*$/u.test(title)
  return { time, title: isStarred ? title.replace(/^\*\s?|\s\*$/u, '').trim() : title, isStarred }
}

/** True for the beginning of a journal: an entry first, and an empty line before each of the others. */
export function isJournalText(head: string): boolean {
  const lines = head.split(/\r\n?|\n/u)
  const first = lines.findIndex((line) => line.trim() !== '')
  const headers = [...lines.keys()].filter((index) => entryHeader(lines[index] ?? '') !== null)
  return (
    headers[0] === first &&
    !SECONDS.test((lines[first] ?? '').slice(0, 40)) &&
    headers.slice(1).every((index) => (lines[index - 1] ?? '').trim() === '')
  )
}
