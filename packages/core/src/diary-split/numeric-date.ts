import { dayOfDate } from '../time/index.ts'
import { writtenDate, type Parsed } from './named-date.ts'
import { isJoined, isMark, type Token } from './tokens.ts'
import { isYear } from './year-number.ts'

const SEPARATORS = '/.-'

/** Reads 2021-03-09, 2021/3/9, 2021.03.09 and the eight digits 20210309. */
export function readIso(tokens: readonly Token[], at: number): Parsed | null {
  const first = tokens[at]
  if (first?.kind !== 'number') return null
  if (first.text.length === 8) {
    return isoDate(Math.floor(first.value / 10_000), Math.floor(first.value / 100) % 100, first.value % 100, '', at + 1)
  }
  if (first.text.length !== 4) return null
  const month = numberAfter(tokens, at + 1, tokens[at + 1]?.text)
  const day = month && numberAfter(tokens, month.next, tokens[at + 1]?.text)
  if (!month || !day || month.digits > 2 || day.digits > 2 || hasMoreDigits(tokens, day.next)) return null
  return isoDate(first.value, month.value, day.value, tokens[at + 1]?.text ?? '', day.next)
}

function isoDate(year: number, month: number, day: number, separator: string, next: number): Parsed | null {
  if (!isYear(year) || dayOfDate(year, month, day) === null) return null
  return { written: writtenDate({ form: 'iso', year, month, day, separator }), next }
}

/**
 * Reads 09/03/2021, 9.3.21, 9. 3. 2021, 09-03-2021, and without a year 9/3 and 9.3. (with `isSure`, next to a weekday,
 * also 9-3 and 9.3). The order of day and month is decided later.
 */
export function readNumeric(tokens: readonly Token[], at: number, isSure: boolean): Parsed | null {
  const first = tokens[at]
  const separator = tokens[at + 1]?.text
  if (first?.kind !== 'number' || first.text.length > 2) return null
  const second = numberAfter(tokens, at + 1, separator)
  if (!second || second.digits > 2) return null
  const pair = [first.value, second.value] as const
  if (Math.min(...pair) < 1 || Math.min(...pair) > 12 || Math.max(...pair) > 31) return null
  const year = numberAfter(tokens, second.next, separator)
  const found = { form: 'numeric', pair, separator: separator ?? '' } as const
  if (year && (year.digits === 4 || year.digits === 2)) {
    if (hasMoreDigits(tokens, year.next) || (year.digits === 4 && !isYear(year.value))) return null
    return { written: writtenDate({ ...found, year: year.value, isShortYear: year.digits === 2 }), next: year.next }
  }
  const endsWithDot = separator === '.' && isMark(tokens, second.next, '.') && isJoined(tokens, second.next)
  if (year || (hasMoreDigits(tokens, second.next) && !endsWithDot)) return null
  if (separator === '.' && second.value > 12) return null
  if (!isSure && separator !== '/' && !endsWithDot) return null
  return { written: writtenDate(found), next: second.next + (endsWithDot ? 1 : 0) }
}

/** The number after the separator at `at`, if that is the expected separator; after a period there may be a space. */
function numberAfter(
  tokens: readonly Token[],
  at: number,
  separator: string | undefined,
): { value: number; digits: number; next: number } | null {
  const token = tokens[at + 1]
  if (separator === undefined || !isMark(tokens, at, SEPARATORS) || tokens[at]?.text !== separator) return null
  if (token?.kind !== 'number' || !isJoined(tokens, at)) return null
  if (separator !== '.' && token.isSpaced) return null
  return { value: token.value, digits: token.text.length, next: at + 2 }
}

/** True when more digits follow without a space, as in a version, telephone or account number. */
function hasMoreDigits(tokens: readonly Token[], at: number): boolean {
  const isSeparator = isMark(tokens, at, '/.-:') && isJoined(tokens, at)
  return isSeparator && tokens[at + 1]?.kind === 'number' && isJoined(tokens, at + 1)
}
