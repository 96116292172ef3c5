import { folded } from './names.ts'

/** A word, a number or a single mark. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Words are folded; numbers and marks are as written, except that every dash is "-". */
  text: string
  /** The value of a number; -1 for other kinds and for numbers of more than eight digits. */
  value: number
  start: number
  end: number
  /** True when it follows white space. */
  isSpaced: boolean
  /** True when the word begins with a capital letter. */
  isCapital: boolean
}

/**
 * The most tokens that are read of a line, which limits the work. No date has as many, even with a place, a weekday, a
 * time and a zone.
 */
const TOKENS_MAX = 40
const DIGITS_MAX = 8
const LETTER = /[\p{L}\p{M}]/u

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xaa && LETTER.test(String.fromCharCode(code)))
const isSpace = (code: number) => code === 32 || code === 9 || code === 0xa0 || code === 0x202f || code === 0x2009
const isDash = (code: number) => code === 45 || (code >= 0x2010 && code <= 0x2015)
/** Emphasis in Markdown and plain text, allowed anywhere in a date. */
const isEmphasis = (code: number) => code === 42 || code === 95

/** Tokens of `text` from `start` to at most `end` (UTF-16 offsets), without emphasis marks. */
export function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = []
  let [at, isSpaced] = [start, false]
  while (at < end && tokens.length < TOKENS_MAX) {
    const code = text.charCodeAt(at)
    if (isSpace(code) || isEmphasis(code)) {
      isSpaced ||= isSpace(code)
      at++
      continue
    }
    const from = at++
    const ofSameKind = isDigit(code) ? isDigit : isLetter(code) ? isLetter : null
    while (ofSameKind && at < end && ofSameKind(text.charCodeAt(at))) at++
    tokens.push(tokenOf(text.slice(from, at), from, isSpaced))
    isSpaced = false
  }
  return tokens
}

function tokenOf(written: string, start: number, isSpaced: boolean): Token {
  const place = { start, end: start + written.length, isSpaced }
  const code = written.charCodeAt(0)
  if (isDigit(code)) {
    const value = written.length <= DIGITS_MAX ? Number(written) : -1
    return { kind: 'number', text: written, value, isCapital: false, ...place }
  }
  if (!isLetter(code)) {
    return { kind: 'mark', text: isDash(code) ? '-' : written, value: -1, isCapital: false, ...place }
  }
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase()
  return { kind: 'word', text: folded(written), value: -1, isCapital, ...place }
}

/** True when token `at` is one of the characters in `marks`. */
export function isMark(tokens: readonly Token[], at: number, marks: string): boolean {
  const token = tokens[at]
  return token?.kind === 'mark' && marks.includes(token.text)
}

/** True when token `at` follows the previous one without white space. */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isSpaced === false
}
