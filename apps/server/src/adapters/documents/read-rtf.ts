import { DEPTH_MAX } from './limits.ts'
import { ReadingError } from './reading-error.ts'
import { RtfText } from './rtf-text.ts'

const OPEN = 0x7b
const CLOSE = 0x7d
const BACKSLASH = 0x5c
const RETURN = 0x0d
const NEWLINE = 0x0a
const SPACE = 0x20
const HYPHEN = 0x2d
const APOSTROPHE = 0x27
/** The longest control word and number that the format allows (RTF 1.9.1, section "RTF Syntax"). */
const WORD_MAX = 32
const DIGITS_MAX = 10
const PROGRESS_EVERY = 1_048_576

/**
 * The text of an RTF document, in one pass over its bytes.
 * @throws ReadingError unreadable when its outermost group is not closed, too-complex when groups are too deep
 */
export function readRtf(bytes: Buffer, onProgress: (fraction: number) => void): string {
  const text = new RtfText()
  let depth = 0
  let progressAt = PROGRESS_EVERY
  let at = Math.max(0, bytes.indexOf(OPEN))
  while (at < bytes.length) {
    if (at >= progressAt) {
      onProgress(at / bytes.length)
      progressAt += PROGRESS_EVERY
    }
    const byte = bytes[at] ?? 0
    if (byte === OPEN) {
      if (++depth > DEPTH_MAX) throw new ReadingError('too-complex')
      text.open()
      at++
    } else if (byte === CLOSE) {
      text.close()
      at++
      if (--depth === 0) return text.toString()
    } else if (byte === BACKSLASH) at = control(bytes, at + 1, text)
    else {
      if (byte !== RETURN && byte !== NEWLINE && byte !== 0) text.byte(byte)
      at++
    }
  }
  throw new ReadingError('unreadable')
}

/**
 * Handles the control word or symbol after a backslash.
 * @returns the position where the text continues
 */
function control(bytes: Buffer, start: number, text: RtfText): number {
  if (start >= bytes.length) return start
  if (!isLetter(bytes[start])) return symbol(bytes, start, text)
  let at = start
  while (isLetter(bytes[at]) && at - start < WORD_MAX) at++
  const word = bytes.toString('latin1', start, at)
  const negative = bytes[at] === HYPHEN && isDigit(bytes[at + 1])
  if (negative) at++
  const digits = at
  let value = 0
  while (isDigit(bytes[at]) && at - digits < DIGITS_MAX) value = value * 10 + (bytes[at++] ?? 0) - 0x30
  const number = at === digits ? null : negative ? -value : value
  if (bytes[at] === SPACE) at++
  if (word === 'bin') return at + Math.max(0, number ?? 0)
  text.word(word, number)
  return at
}

function symbol(bytes: Buffer, start: number, text: RtfText): number {
  const byte = bytes[start] ?? 0
  if (byte === APOSTROPHE) {
    const code = Number.parseInt(bytes.toString('latin1', start + 1, start + 3), 16)
    if (!Number.isNaN(code)) text.byte(code)
    return start + 3
  }
  // A backslash at the end of a line ends the paragraph. The line may end with two characters.
  if (byte === RETURN || byte === NEWLINE) {
    text.word('par', null)
    return start + (byte === RETURN && bytes[start + 1] === NEWLINE ? 2 : 1)
  }
  text.symbol(String.fromCharCode(byte))
  return start + 1
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a))
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}
