import { isConnective, isRiskyMonth, monthOf } from './names.ts'
import { isJoined, isMark, type Token } from './tokens.ts'
import type { WrittenDate } from './types.ts'
import { readYear } from './year-number.ts'

export type Parsed = { written: WrittenDate; next: number }

/** Endings of ordinals: 1st, 9th, 1er, 2º; “1.º” is handled separately. */
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'd', 'er', 'ere', 'º', 'ª', 'o', 'a', 'ten'])
/** “2d” and “3d” are days, but “6d” is sixpence. */
const isEnding = (day: number, suffix: string) =>
  ORDINALS.has(suffix) && (suffix !== 'd' || day % 10 === 2 || day % 10 === 3)
const RANGE_WORDS: ReadonlySet<string> = new Set(['and', 'to', 'bis', 'und', 'et', 'au', 'y', 'al', 'e'])

/** A written date with only the given parts known. */
export function writtenDate(known: Partial<WrittenDate> & Pick<WrittenDate, 'form'>): WrittenDate {
  return {
    year: null,
    isShortYear: false,
    month: null,
    day: null,
    pair: null,
    separator: '',
    isMonthFirst: false,
    isOrdinal: false,
    weekday: null,
    ...known,
  }
}

/** The day of a month at token `at`, with an optional ordinal ending: 9, 9th. */
export function readDay(
  tokens: readonly Token[],
  at: number,
): { day: number; isOrdinal: boolean; next: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2 || token.value < 1 || token.value > 31) return null
  const isPointed =
    isMark(tokens, at + 1, '.') && isJoined(tokens, at + 1) && /^[ºª]$/u.test(tokens[at + 2]?.text ?? '')
  if (isPointed && isJoined(tokens, at + 2)) return { day: token.value, isOrdinal: true, next: at + 3 }
  const suffix = tokens[at + 1]
  const isOrdinal = isJoined(tokens, at + 1) && suffix !== undefined && isEnding(token.value, suffix.text)
  const next = at + (isOrdinal ? 2 : 1)
  if (!isOrdinal && isMark(tokens, next, '°') && isJoined(tokens, next)) {
    return { day: token.value, isOrdinal: true, next: next + 1 }
  }
  return { day: token.value, isOrdinal, next }
}

/** Reads `9 March 2021`, 9th of March, 9. März 2021, 9 de marzo de 2021, 09-Mar-2021, `9–11 March 1660-61`. */
export function readDayMonth(tokens: readonly Token[], at: number): Parsed | null {
  const day = readDay(tokens, at)
  if (!day) return null
  let next = isMark(tokens, day.next, '.º') ? day.next + 1 : day.next
  next = skipRange(tokens, next, day.day)
  next = skipBetween(tokens, next)
  const word = tokens[next]
  const month = word?.kind === 'word' ? monthOf(word.text) : null
  if (!word || month === null) return null
  const afterMonth = isMark(tokens, next + 1, '.') ? next + 2 : next + 1
  const year = readYear(tokens, skipBetween(tokens, afterMonth), true)
  if (!year && (isRiskyMonth(word.text) || isPoint(tokens, day.next, afterMonth))) return null
  const { day: date, isOrdinal } = day
  return named(year, { month, day: date, isOrdinal }, year?.next ?? next + 1)
}

/** Reads March 9th, 2021; Mar. 9 2021; March the 9th; Mar-09-2021. */
export function readMonthDay(tokens: readonly Token[], at: number): Parsed | null {
  const word = tokens[at]
  const month = word?.kind === 'word' ? monthOf(word.text) : null
  if (!word || month === null) return null
  const afterMonth = isMark(tokens, at + 1, '.') ? at + 2 : at + 1
  const day = readDay(tokens, skipBetween(tokens, afterMonth))
  if (!day || isFraction(tokens, day.next)) return null
  const afterDay = skipRange(tokens, day.next, day.day)
  const next = isMark(tokens, afterDay, '.') ? afterDay + 1 : skipBetween(tokens, afterDay)
  const year = readYear(tokens, next, false)
  if (!year && isRiskyMonth(word.text)) return null
  const { day: date, isOrdinal } = day
  return named(year, { month, day: date, isOrdinal, isMonthFirst: true }, year?.next ?? afterDay)
}

/** Reads 2021 March 9 and 1661. Mar. 9th. */
export function readYearMonthDay(tokens: readonly Token[], at: number): Parsed | null {
  const year = readYear(tokens, at, false)
  if (!year || year.isShort) return null
  const between = isMark(tokens, year.next, '.,:-/') ? year.next + 1 : year.next
  const parsed = readMonthDay(tokens, between)
  if (!parsed || parsed.written.year !== null) return null
  return { written: { ...parsed.written, year: year.year }, next: parsed.next }
}

/** Reads a month heading: MARCH, March 1660, JANUARY 1660-61. The caller must check whether it is alone on its line. */
export function readMonth(tokens: readonly Token[], at: number): Parsed | null {
  const word = tokens[at]
  const month = word?.kind === 'word' ? monthOf(word.text) : null
  if (!word || month === null) return null
  const afterMonth = isMark(tokens, at + 1, '.,') ? at + 2 : at + 1
  const year = readYear(tokens, skipBetween(tokens, afterMonth), false)
  if (!year && isRiskyMonth(word.text)) return null
  return {
    written: writtenDate({ form: 'month', month, year: year?.year ?? null, isShortYear: year?.isShort ?? false }),
    next: year?.next ?? at + 1,
  }
}

function named(year: ReturnType<typeof readYear>, known: Partial<WrittenDate>, next: number): Parsed {
  const { year: number, isShort } = year ?? { year: null, isShort: false }
  return { written: writtenDate({ ...known, form: 'named', year: number, isShortYear: isShort }), next }
}

/** True for "1. March 9", the first item of a list and not the first of March. */
function isPoint(tokens: readonly Token[], afterDay: number, afterMonth: number): boolean {
  return isMark(tokens, afterDay, '.') && readDay(tokens, afterMonth) !== null && !isFraction(tokens, afterMonth + 1)
}

/** Skips one comma, dash or slash and small words such as "of" and "de". */
function skipBetween(tokens: readonly Token[], at: number): number {
  let next = isMark(tokens, at, ',-/') ? at + 1 : at
  for (let words = 0; words < 2; words++) {
    const token = tokens[next]
    if (token?.kind !== 'word' || !isConnective(token.text)) break
    next += isMark(tokens, next + 1, "'’") ? 2 : 1
  }
  return next
}

/** Skips the end of a range of days, "9-11" or "9 to 11": the entry starts on the first day. */
function skipRange(tokens: readonly Token[], at: number, day: number): number {
  const token = tokens[at]
  if (!token || !(isMark(tokens, at, '-&/') || RANGE_WORDS.has(token.text))) return at
  const last = readDay(tokens, at + 1)
  if (!last || last.day <= day || last.day > 31) return at
  return isMark(tokens, last.next, '.') && tokens[last.next + 1]?.kind === 'word' ? last.next + 1 : last.next
}

/** True for the rest of "9:15" and "9.30" after the 9, which is then not a day. */
function isFraction(tokens: readonly Token[], at: number): boolean {
  const isNumberNext = tokens[at + 1]?.kind === 'number' && isJoined(tokens, at + 1)
  const digits = tokens[at + 1]?.text.length ?? 0
  return isJoined(tokens, at) && isNumberNext && (isMark(tokens, at, ':') || (isMark(tokens, at, '.') && digits < 4))
}
