import { CONTENT_MAX_BYTES } from '../entries/index.ts'
import { candidatesOf } from './candidates.ts'
import { cutLongEntries } from './cut-long-entries.ts'
import { frontMatterStart } from './front-matter.ts'
import { readLine } from './lines.ts'
import { inferOrder } from './numeric-order.ts'
import { resolveDates } from './resolve-dates.ts'
import { selectHeadings } from './selection.ts'
import { titleStarts } from './titles.ts'
import type { CalendarDay, Candidate, Dated, FoundDate, FoundEntry, NumericOrder, SplitDocument } from './types.ts'

export type SplitOptions = {
  /** The user's local day; decides the century of '21 and the year of dates without one. */
  today: CalendarDay
  /** The user's choice for reading numeric dates; without it the document decides. */
  order?: NumericOrder
  /** The most bytes of UTF-8 that an entry may have, by default the limit for any entry; a larger one is cut. */
  maxLength?: number
}

/**
 * Splits a document into dated entries. The entries are contiguous and cover the whole text; text before the first date
 * is an undated entry, unless it is blank. Runs in linear time.
 */
export function splitDocument(text: string, options: SplitOptions): SplitDocument {
  const candidates = candidatesOf(text)
  const inferred = inferOrder(candidates, options.today)
  const order = inferred.order && (options.order ?? inferred.order)
  const chosen = headingsOf(text, candidates, order, options.today)
  const needsOrder = chosen.some(({ candidate }) => candidate.written.pair !== null)
  const entries = entriesOf(text, chosen, candidates)
  return {
    entries: cutLongEntries(text, entries, options.maxLength ?? CONTENT_MAX_BYTES),
    order: needsOrder ? order : null,
    isOrderCertain: !needsOrder || options.order !== undefined || inferred.isCertain,
  }
}

/**
 * Dates all candidates to select the headings, then dates only those again, so that dates in prose don't affect the
 * years.
 */
function headingsOf(
  text: string,
  candidates: readonly Candidate[],
  order: NumericOrder | null,
  today: CalendarDay,
): Dated[] {
  const trial = resolveDates(candidates, order, today)
  const dated = candidates.map((candidate, index) => ({ candidate, resolved: trial.dates[index] ?? null }))
  const chosen = new Set(selectHeadings(dated, trial.direction, firstText(text)).map(({ candidate }) => candidate))
  const kept = candidates
    .filter((candidate) => chosen.has(candidate) || isContext(candidate))
    .map((candidate): Candidate => ({ ...candidate, strength: 'strong' }))
  const { dates } = resolveDates(kept, order, today)
  return kept
    .map((candidate, index) => ({ candidate, resolved: dates[index] ?? null }))
    .filter(
      ({ candidate, resolved }) => !isContext(candidate) && (resolved !== null || candidate.written.form === 'weekday'),
    )
}

function isContext({ written }: Candidate): boolean {
  return written.form === 'month' || written.form === 'year'
}

function firstText(text: string): number {
  let line = readLine(text, 0)
  while (line.isBlank && line.next < text.length) line = readLine(text, line.next)
  return line.start
}

function entriesOf(text: string, headings: readonly Dated[], candidates: readonly Candidate[]): FoundEntry[] {
  const starts = headingStarts(text, headings, candidates)
  const entries: FoundEntry[] = []
  let front = 0
  for (const [index, { candidate, resolved }] of headings.entries()) {
    const date = resolved && foundDate(resolved.date, candidate)
    const last = entries.at(-1)
    const start = starts[index] ?? candidate.lineStart
    if (last && isRepeated(text, last, headings[index - 1], headings[index])) {
      last.bodyStart = candidate.bodyStart
      last.date = date ?? last.date
      continue
    }
    if (last) last.end = start
    else front = start
    entries.push({ start, end: text.length, bodyStart: candidate.bodyStart, date })
  }
  const first = entries[0]
  if (first && isBlank(text, 0, front)) first.start = 0
  else if (text.length > 0) entries.unshift({ start: 0, end: first ? front : text.length, bodyStart: 0, date: null })
  return entries
}

/**
 * True when there is only blank space between two headings of the same day: "Tuesday" above `9 March 2021`, or the same
 * day twice.
 */
function isRepeated(text: string, last: FoundEntry, before: Dated | undefined, heading: Dated | undefined): boolean {
  if (!before || !heading || before.candidate.time) return false
  const isWeekdayAbove = before.candidate.written.form === 'weekday' && heading.candidate.written.form !== 'weekday'
  if (!isWeekdayAbove && before.resolved?.day !== heading.resolved?.day) return false
  return before.candidate.isWhole && isBlank(text, last.bodyStart, heading.candidate.lineStart)
}

/** The start of each heading with its front matter, or title, and the year and month headings right above it. */
function headingStarts(text: string, headings: readonly Dated[], candidates: readonly Candidate[]): number[] {
  const contexts = candidates.filter(isContext)
  const titles = titleStarts(text, headings)
  let next = 0
  let floor = 0
  return headings.map(({ candidate }, index) => {
    const matter = candidate.shape.includes('key') ? frontMatterStart(text, candidate.lineStart, floor) : null
    let start = matter ?? titles[index] ?? candidate.lineStart
    while ((contexts[next]?.lineStart ?? Infinity) < start) next++
    for (let above = next - 1; above >= 0; above--) {
      const context = contexts[above]
      if (!context || context.lineStart < floor || !isBlank(text, context.lineNext, start)) break
      start = context.lineStart
    }
    floor = candidate.lineNext
    return start
  })
}

function foundDate(day: CalendarDay, { time }: Candidate): FoundDate {
  return { ...day, hour: time?.hour ?? null, minute: time?.minute ?? null }
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (/\S/u.test(text.charAt(at))) return false
  }
  return true
}
