import { YEAR_MAX, YEAR_MIN } from './constants.ts'
import { isJoined, isMark, type Token } from './tokens.ts'

export type YearNumber = { year: number; isShort: boolean; next: number }

/**
 * A year at token `at`: 2021, '21, or a double year from the time when years began in March (1660-61, 1660/1,
 * 1659-1660), of which the later is the modern year. `mayBeShort` also allows two bare digits.
 */
export function readYear(tokens: readonly Token[], at: number, mayBeShort: boolean): YearNumber | null {
  const token = tokens[at]
  if (token && isMark(tokens, at, "'’‘") && isJoined(tokens, at + 1)) return shortYear(tokens, at + 1)
  if (token?.kind !== 'number') return null
  if (token.text.length === 2) return mayBeShort ? shortYear(tokens, at) : null
  if (token.text.length !== 4 || !isYear(token.value)) return null
  if (isClock(tokens, at)) return null
  const second = tokens[at + 2]
  const isDouble = isMark(tokens, at + 1, '-/') && second?.kind === 'number' && isLaterYear(token.value, second)
  return isDouble
    ? { year: token.value + 1, isShort: false, next: at + 3 }
    : { year: token.value, isShort: false, next: at + 1 }
}

/** True when a number of four digits can be a year. */
export function isYear(number: number): boolean {
  return number >= YEAR_MIN && number <= YEAR_MAX
}

function shortYear(tokens: readonly Token[], at: number): YearNumber | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length !== 2 || isClock(tokens, at)) return null
  return { year: token.value, isShort: true, next: at + 1 }
}

function isLaterYear(year: number, second: Token): boolean {
  return second.text.length !== 3 && String(year + 1).endsWith(second.text)
}

/** True when the number starts a time or a fraction, as in 21:30 and 21.5. */
function isClock(tokens: readonly Token[], at: number): boolean {
  return (
    isMark(tokens, at + 1, ':.') && isJoined(tokens, at + 1) && isJoined(tokens, at + 2) && isNumber(tokens, at + 2)
  )
}

function isNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number'
}
