import { readHeading, type Heading } from './heading.ts'
import { skipHeader } from './header.ts'
import { FULL_LINE, linesOf, wrapWidth, type Line } from './lines.ts'
import type { Candidate } from './types.ts'

/** Marks at the end of a sentence, a bracketed clause or a rule; a paragraph may end before the line is full. */
const TERMINAL = /[.!?:;…”"’')\]*_—=~|-]\s*$/u
/** A line with this ending continues on the next line. */
const CONTINUES =
  /(?:,|\b(?:on|of|until|till|the|since|by|for|from|and|or|to|before|after|dated|am|vom|du|le|el|del|den))\s*$/iu
const LOOK_BACK = 40
const LOWER_CASE = /^\s*\p{Ll}/u
/** Matches "Dear Sir," but not "Sir William came". */
const SALUTATION =
  /^\s*(?:(?:my\s+|to\s+)?(?:dear(?:est)?|liebe[rs]?|cher|chère|querid[oa]|car[oa])\b|(?:sirs?|madam|gentlemen)\s*[,:—–.])/iu
/**
 * The most headings of a document, ten for each day of a long life: a limit for the memory that a hostile text needs.
 * Later headings stay in the last entry.
 */
const CANDIDATES_MAX = 300_000
const SALUTATION_LENGTH = 60

type Neighbors = { before: Line | null; next: Line | null }

/**
 * Every line of `text` that may be a heading with a date, and every month or year alone on its line, in order.
 * Neighboring lines count, because a date at the start of a wrapped line is prose.
 */
export function candidatesOf(text: string): Candidate[] {
  const candidates: Candidate[] = []
  const width = wrapWidth(text)
  let [before, line]: (Line | null)[] = [null, null]
  const look = (next: Line | null) => {
    const found = line && !line.isBlank ? candidateOf(text, line, { before: before ?? null, next }, width) : null
    if (found) candidates.push(found)
  }
  for (const next of linesOf(text)) {
    if (candidates.length >= CANDIDATES_MAX) return candidates
    look(next)
    before = line
    line = next
  }
  look(null)
  return candidates
}

function candidateOf(text: string, line: Line, { before, next }: Neighbors, width: number | null): Candidate | null {
  const heading = readHeading(text, line.start, line.end)
  if (!heading) return null
  const isAfterBlank = !before || before.isBlank
  const isBeforeBlank = !next || next.isBlank
  const placing = isAfterBlank ? 'own' : placingOf(text, before, heading, next, width)
  if (placing === 'within') return null
  const { form } = heading.written
  if ((form === 'month' || form === 'year') && !isAfterBlank && !isBeforeBlank) return null
  if (form === 'weekday' && !isAfterBlank && !isBeforeBlank && !heading.shape.includes('#')) return null
  const bodyStart = heading.isWhole ? skipHeader(text, line.next, heading) : heading.bodyStart
  return {
    ...heading,
    bodyStart,
    strength: placing === 'own' ? heading.strength : 'weak',
    shape: placing === 'own' ? heading.shape : `${heading.shape} wrapped`,
    lineStart: line.start,
    lineNext: line.next,
    isAfterBlank,
    isSalutation: SALUTATION.test(text.slice(bodyStart, bodyStart + SALUTATION_LENGTH)),
  }
}

/** Whether a line that follows a nonblank line starts something new, continues a paragraph, or is unclear. */
function placingOf(
  text: string,
  before: Line,
  heading: Heading,
  next: Line | null,
  width: number | null,
): 'own' | 'within' | 'unclear' {
  const tail = text.slice(Math.max(before.start, before.end - LOOK_BACK), before.end)
  const isBeforeBlank = !next || next.isBlank
  const isLonely = isBeforeBlank || LOWER_CASE.test(text.slice(next.start, next.start + LOOK_BACK))
  if (heading.indent > indentOf(text, before)) return 'own'
  const isIso = heading.shape.startsWith('iso-')
  if (CONTINUES.test(tail) && !isIso && (isLonely || !heading.isWhole)) return 'within'
  if (width === null || before.end - before.start < width * FULL_LINE) return 'own'
  if (isIso && (heading.time !== null || heading.shape.includes('['))) return 'own'
  const isEnd = TERMINAL.test(tail)
  if (heading.isWhole) return isEnd || !isBeforeBlank ? 'own' : 'within'
  return isEnd ? 'unclear' : 'within'
}

function indentOf(text: string, line: Line): number {
  const head = text.slice(line.start, Math.min(line.end, line.start + LOOK_BACK))
  const space = head.slice(0, head.length - head.trimStart().length)
  return space.replaceAll('\t', '    ').length
}
