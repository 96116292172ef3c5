import { isConnective, weekdayOfName, weekdayOfWord } from './names.ts'
import {
  readDay,
  readDayMonth,
  readMonth,
  readMonthDay,
  readYearMonthDay,
  writtenDate,
  type Parsed,
} from './named-date.ts'
import { readIso, readNumeric } from './numeric-date.ts'
import { isJoined, isMark, type Token } from './tokens.ts'
import { readYear } from './year-number.ts'

const PARENTHESIS_TOKENS_MAX = 7

/**
 * The longest date at token `at`: an optional weekday, the date in any form, and after it an optional weekday and a few
 * words in parentheses. Null when there is none. A year, a month or a number alone also counts; the caller must check
 * whether it is alone on its line.
 */
export function readDate(tokens: readonly Token[], at: number): Parsed | null {
  const weekday = readWeekday(tokens, at)
  const core = readCore(tokens, weekday ? weekday.next : skipArticle(tokens, at), weekday !== null)
  if (!core) return weekday?.isFull ? { written: weekdayLine(weekday.weekday), next: weekday.end } : null
  const trailing = weekday ? null : readTrailingWeekday(tokens, core.next)
  const known = weekday?.weekday ?? trailing?.weekday ?? null
  const next = skipParenthesis(tokens, trailing?.next ?? core.next)
  const isDayOfWeek = core.written.form === 'bare-day' && known !== null
  return { written: { ...core.written, form: isDayOfWeek ? 'day' : core.written.form, weekday: known }, next }
}

const weekdayLine = (weekday: number) => writtenDate({ form: 'weekday', weekday })

function readCore(tokens: readonly Token[], at: number, isSure: boolean): Parsed | null {
  if (tokens[at]?.kind === 'word') return readMonthDay(tokens, at) ?? readMonth(tokens, at)
  return (
    readIso(tokens, at) ??
    readNumeric(tokens, at, isSure) ??
    readDayMonth(tokens, at) ??
    readYearMonthDay(tokens, at) ??
    readLoneNumber(tokens, at)
  )
}

/** Reads 1661 as a year, 3rd as a day, and 3 and "3." as a possible day. */
function readLoneNumber(tokens: readonly Token[], at: number): Parsed | null {
  const year = readYear(tokens, at, false)
  if (year && !year.isShort) return { written: writtenDate({ form: 'year', year: year.year }), next: year.next }
  const day = readDay(tokens, at)
  if (!day || (isMark(tokens, day.next, ':.,') && isJoined(tokens, day.next) && isDigits(tokens, day.next + 1)))
    return null
  return { written: writtenDate({ form: day.isOrdinal ? 'day' : 'bare-day', day: day.day }), next: day.next }
}

function isDigits(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && isJoined(tokens, at)
}

/** `next` is the token after the small words that follow, `end` the token right after the name. */
function readWeekday(
  tokens: readonly Token[],
  at: number,
): { weekday: number; isFull: boolean; next: number; end: number } | null {
  const word = tokens[at]
  const weekday = word?.kind === 'word' ? weekdayOfWord(word.text) : null
  if (!word || weekday === null) return null
  const isPortuguese = isMark(tokens, at + 1, '-') && tokens[at + 2]?.text === 'feira'
  const end = isPortuguese ? at + 3 : at + 1
  const next =
    isMark(tokens, end, '.') && isMark(tokens, end + 1, ',') ? end + 2 : isMark(tokens, end, '.,-:') ? end + 1 : end
  return { weekday, isFull: weekdayOfName(word.text) !== null, next: skipArticle(tokens, next), end }
}

function skipArticle(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  const isArticle = token?.kind === 'word' && isConnective(token.text) && token.text !== 'a'
  return isArticle && tokens[at + 1]?.kind === 'number' ? at + 1 : at
}

/** A weekday after the date; a short name counts only where it can't be a word of the text. */
function readTrailingWeekday(tokens: readonly Token[], at: number): { weekday: number; next: number } | null {
  const isParted = isMark(tokens, at, '([')
  const start = isParted || isMark(tokens, at, ',-') ? at + 1 : at
  const word = tokens[start]
  const weekday = word?.kind === 'word' ? weekdayOfWord(word.text) : null
  if (!word || weekday === null) return null
  if (isParted) return isMark(tokens, start + 1, ')]') ? { weekday, next: start + 2 } : null
  const isPortuguese = isMark(tokens, start + 1, '-') && tokens[start + 2]?.text === 'feira'
  const next = isPortuguese ? start + 3 : start + 1
  if (weekdayOfName(word.text) === null && tokens[next]?.kind === 'word') return null
  return { weekday, next }
}

/** Skips "(Lord's day)", "(Easter Sunday)". */
function skipParenthesis(tokens: readonly Token[], at: number): number {
  if (!isMark(tokens, at, '(')) return at
  for (let next = at + 1; next <= at + PARENTHESIS_TOKENS_MAX; next++) {
    if (isMark(tokens, next, ')')) return tokens.slice(at + 1, next).some(({ kind }) => kind === 'word') ? next + 1 : at
  }
  return at
}
