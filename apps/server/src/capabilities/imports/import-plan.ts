import { FIRST_DATE, isInvisible } from '@soundings/core/entries'
import type { Decision, RecognizedWord } from '@soundings/contract/imports'
import { withoutHeading, type FoundDate, type NumericOrder } from '@soundings/core/diary-split'
import { dayOfIsoDate } from '@soundings/core/time'
import type { SplitEntry, SplitText } from '#server/platform/analysis/document-split.ts'

/** The entries found in a file and the user's decisions about them. Offsets are UTF-16 units of the file's text. */
export type ImportPlan = {
  name: string
  found: SplitEntry[]
  decisions: Decision[]
  order: NumericOrder | null
  isOrderCertain: boolean
  /** For a photograph: the recognition confidence of each word. */
  words: RecognizedWord[]
  keepPhotograph: boolean
}

/** A part of the text that becomes an entry. */
export type PlannedEntry = { content: string; body: string; date: string | null; time: string | null }

/**
 * The most words of a title: a short line without end punctuation above the first dated entry is treated as the book’s
 * title.
 */
const TITLE_WORDS = 8
const SENTENCE_END = /[.!?…]["'”’)]*$/

/** Each piece becomes an entry with the date that was found, unless the date is in the future. */
export function planImport(name: string, split: SplitText, today: number): ImportPlan {
  const { entries: found, order, isOrderCertain } = split
  const decisions = found.map(({ date }, first): Decision => {
    const iso = date && isoDate(date)
    const known = iso !== null && iso >= FIRST_DATE && !isFuture(iso, today)
    return {
      first,
      count: 1,
      date: known ? iso : null,
      time: known && date ? wallTime(date) : null,
      keep: true,
    }
  })
  const [title, entry] = [found[0], decisions[1]]
  if (title && entry?.date && isTitle(title)) {
    decisions.splice(0, 2, { ...entry, first: 0, count: 2 })
  }
  return { name, found, decisions, order, isOrderCertain, words: [], keepPhotograph: true }
}

function isTitle({ date, words, firstLine, severalLines }: SplitEntry): boolean {
  return date === null && !severalLines && words <= TITLE_WORDS && !SENTENCE_END.test(firstLine)
}

/** The entries to be written: the selected pieces that contain any text. */
export function plannedEntries({ found, decisions }: ImportPlan, text: string): PlannedEntry[] {
  return decisions.flatMap(({ first, count, date, time, keep }) => {
    const [from, to] = [found[first], found[first + count - 1]]
    if (!keep || !from || !to) return []
    const content = found
      .slice(first, first + count)
      .map((piece) => (isDateOf(piece, { date, time }) ? withoutHeading : wholeText)(text, piece))
      .join('')
    if (isInvisible(content)) return []
    const body = text.slice(from.bodyStart, to.end)
    return [{ content, body: isInvisible(body) ? content : body, date, time }]
  })
}

/** True when the entry gets exactly the date of this piece’s heading. Otherwise the heading stays in the text. */
function isDateOf(piece: SplitEntry, { date, time }: Pick<PlannedEntry, 'date' | 'time'>): boolean {
  return piece.date !== null && isoDate(piece.date) === date && wallTime(piece.date) === time
}

function wholeText(text: string, { start, end }: SplitEntry): string {
  return text.slice(start, end)
}

/** True when the decisions contain every found entry once, in order, and each date exists and is not in the future. */
export function areDecisionsSound({ found }: ImportPlan, decisions: readonly Decision[], today: number): boolean {
  let next = 0
  for (const { first, count, date } of decisions) {
    if (first !== next) return false
    if (date !== null && (date < FIRST_DATE || dayOfIsoDate(date) === null || isFuture(date, today))) return false
    next += count
  }
  return next === found.length
}

/** How many entries a file will add, and how many of them have no date. */
export function planCounts(plan: ImportPlan): { entries: number; undated: number } {
  const kept = plan.decisions.filter(({ keep }) => keep)
  return { entries: kept.length, undated: kept.filter(({ date }) => date === null).length }
}

export function isFuture(date: string, today: number): boolean {
  return (dayOfIsoDate(date) ?? Number.POSITIVE_INFINITY) > today
}

export function isoDate({ year, month, day }: FoundDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

export function wallTime({ hour, minute }: FoundDate): string | null {
  return hour === null ? null : `${padded(hour, 2)}:${padded(minute ?? 0, 2)}`
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}
