import { readTime, readTimeAfter } from './clock-time.ts'
import { readDate } from './date-grammar.ts'
import { readEnding, type Ending } from './ending.ts'
import type { Parsed } from './named-date.ts'
import { readOpening, type Opening } from './opening.ts'
import { isMark, tokensOf, type Token } from './tokens.ts'
import type { Strength, TimeOfDay, WrittenDate } from './types.ts'

/** A date at the start of a line, with the style of the line. */
export type Heading = {
  written: WrittenDate
  time: TimeOfDay | null
  bodyStart: number
  isWhole: boolean
  strength: Strength
  shape: string
  style: string
  indent: number
  isListed: boolean
}

/** Characters of a line that are examined; a heading with a place and time is shorter. */
const HEAD_LENGTH = 140
const PLACE_TOKENS_MAX = 14
/** Words that begin the end of a letter; a date after them is not a heading. */
const CLOSINGS: ReadonlySet<string> = new Set([
  'yours',
  'love',
  'sincerely',
  'affectionately',
  'regards',
  'signed',
  'your',
])

type Dated = Parsed & { time: TimeOfDay | null; isPlaced: boolean }

/** The heading that the line from `start` to `end` may be, or null. Examines a limited part of the line. */
export function readHeading(text: string, start: number, end: number): Heading | null {
  const opening = readOpening(text, start, end)
  if (!opening) return null
  const headEnd = Math.min(end, start + HEAD_LENGTH)
  for (const at of [...opening.after, opening.at]) {
    const tokens = tokensOf(text, at, headEnd)
    const dated = readDated(tokens, opening, at !== opening.at || opening.isKeyed)
    const last = dated && tokens[dated.next - 1]
    if (!dated || !last) continue
    const ending = readEnding(text, last.end, end, opening)
    const strength = ending && strengthOf(dated, ending, opening)
    if (!ending || !strength) continue
    return {
      written: dated.written,
      time: dated.time,
      bodyStart: ending.bodyStart,
      isWhole: ending.kind === 'whole',
      strength,
      shape: shapeOf(dated, ending, opening),
      style: styleOf(dated, ending, opening),
      indent: opening.indent,
      isListed: isListed(opening),
    }
  }
  return null
}

function readDated(tokens: readonly Token[], opening: Opening, isIntroduced: boolean): Dated | null {
  const first = tokens[0]
  if (!first) return null
  const early = first.kind === 'number' ? readTime(tokens, 0, false) : null
  if (early) {
    const late = readDate(tokens, isMark(tokens, early.next, ',-|·') ? early.next + 1 : early.next)
    return late && isFullForm(late.written) ? { ...late, time: early.time, isPlaced: false } : null
  }
  const date = readDate(tokens, 0)
  if (date && (!isIntroduced || isFullForm(date.written))) return timed(tokens, date, false)
  return opening.isKeyed || isIntroduced ? null : readPlaced(tokens)
}

/** A dateline that begins with a place: "CHARLESTON, S. C., November 8, 1860.—", "Berlin, den 16. Juli 1848". */
function readPlaced(tokens: readonly Token[]): Dated | null {
  if (CLOSINGS.has(tokens[0]?.text ?? '')) return null
  for (let at = 0; at < Math.min(tokens.length, PLACE_TOKENS_MAX); at++) {
    const token = tokens[at]
    if (!token || token.kind === 'number' || (token.kind === 'mark' && !"'’.,-()".includes(token.text))) return null
    if (token.kind === 'word' && !token.isCapital && token.text.length > 3) return null
    if (!isMark(tokens, at, ',.-') || at === 0) continue
    const date = readDate(tokens, at + 1)
    if (date && isFullForm(date.written)) {
      const { year, weekday, form } = date.written
      return form === 'named' || year !== null || weekday !== null ? timed(tokens, date, true) : null
    }
  }
  return null
}

function timed(tokens: readonly Token[], date: Parsed, isPlaced: boolean): Dated {
  const read =
    isFullForm(date.written) || date.written.form === 'day'
      ? readTimeAfter(tokens, date.next, date.written.form === 'iso')
      : null
  return { written: date.written, next: read?.next ?? date.next, time: read?.time ?? null, isPlaced }
}

/** True when the date gives a day and month. */
function isFullForm({ form }: WrittenDate): boolean {
  return form === 'iso' || form === 'named' || form === 'numeric'
}

/** How likely a heading is, judged by the form of its date and its line; null when it isn't one. */
function strengthOf(dated: Dated, ending: Ending, opening: Opening): Strength | null {
  const { form } = dated.written
  if (form === 'month' || form === 'year') {
    return ending.kind === 'whole' && !dated.isPlaced && !opening.isBullet ? 'strong' : null
  }
  if (form === 'bare-day' && (opening.isBracketed || opening.isBullet || !ending.isSpaced)) return null
  if (ending.kind === 'plain') return plainStrength(dated, ending, opening)
  const strength = closedStrength(dated, ending)
  if (dated.isPlaced && ending.kind !== 'whole') return ending.hasDash ? lower(strength, 'medium') : null
  return isListed(opening) ? lower(strength, 'weak') : strength
}

/** Strength of a date that is alone on its line or separated from the text by punctuation. */
function closedStrength({ written, time }: Dated, ending: Ending): Strength {
  const isWhole = ending.kind === 'whole'
  const isSure = written.weekday !== null || time !== null || ending.isDecorated
  switch (written.form) {
    case 'named':
      return 'strong'
    case 'iso':
      return written.separator === '' && !isSure ? 'medium' : 'strong'
    case 'numeric':
      if (written.year === null) return isSure ? 'medium' : 'weak'
      return isSure || !written.isShortYear ? 'strong' : 'medium'
    case 'day':
      return 'medium'
    case 'weekday':
      return isWhole || ending.isDecorated ? 'medium' : 'weak'
    case 'bare-day':
    case 'month':
    case 'year':
      return 'weak'
  }
}

/** Strength of a date followed by only a space or a comma before the text. */
function plainStrength({ written, time, isPlaced }: Dated, { isShort }: Ending, opening: Opening): Strength | null {
  if (isPlaced || written.form === 'weekday' || written.form === 'bare-day') return null
  if (written.form === 'numeric' && written.year === null && written.weekday === null && !time) return null
  if (opening.isBullet) return 'weak'
  if (written.form === 'iso' && written.separator !== '') return time ? 'strong' : 'medium'
  const isSure = isShort ? written.year !== null || written.weekday !== null : written.year !== null && time !== null
  return isSure ? 'medium' : 'weak'
}

function lower(strength: Strength, most: Strength): Strength {
  return strength === 'strong' || most === 'weak' ? most : strength
}

function shapeOf({ written, isPlaced }: Dated, ending: Ending, opening: Opening): string {
  const dress = opening.isHashed
    ? '#'
    : opening.isBracketed
      ? '['
      : opening.isBarred
        ? '='
        : opening.isBullet
          ? '-'
          : ''
  const parts = [written.form + written.separator, ending.kind, dress]
  if (opening.isKeyed) parts.push('key')
  if (isPlaced) parts.push('place')
  return parts.join(' ')
}

/** A diary's own headings share a style more closely than dates in copied letters do. */
function styleOf(dated: Dated, ending: Ending, opening: Opening): string {
  const { isMonthFirst, isOrdinal, weekday, year } = dated.written
  const given = [isMonthFirst, isOrdinal, weekday !== null, year !== null].map(Number)
  return `${shapeOf(dated, ending, opening)} ${given.join('')}`
}

function isListed({ isBullet, isBracketed, isHashed }: Opening): boolean {
  return isBullet && !isBracketed && !isHashed
}
