import { markedEncoding } from './byte-order-mark.ts'
import { guessEncoding } from './guess-encoding.ts'

/** The number of bytes that are used to guess an encoding. */
const SAMPLE = 65_536
/** The share of control and unassigned characters above which a file is not text. */
const ODD_SHARE = 0.01
const ODD = /[[\p{Cc}\p{Cn}\p{Co}]--\s]/gv

/**
 * The text of a file without any structure, with its line endings unchanged. Certain encodings are tried before
 * guesses: byte order mark, UTF-16 by its zero bytes, UTF-8, then the likeliest legacy encoding.
 * @returns null when it is not text
 */
export function readPlainText(bytes: Buffer): string | null {
  const marked = markedEncoding(bytes)
  if (marked !== null) return textIn(bytes, marked)
  if (bytes.includes(0)) return textIn(bytes, wideEncoding(bytes))
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== null) return isText(utf8) ? utf8 : null
  const encoding = guessEncoding(bytes.subarray(0, SAMPLE))
  return encoding && textIn(bytes, encoding)
}

function textIn(bytes: Buffer, encoding: string): string | null {
  const text = decode(bytes, encoding)
  return text !== null && isText(text) ? text : null
}

/** Null when the bytes are not valid in this encoding. A byte order mark is left out. */
function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether the zero bytes of spaces, digits and line ends come before or after their character. */
function wideEncoding(bytes: Buffer): string {
  let before = 0
  let behind = 0
  for (let i = 0; i < bytes.length; i += 2) {
    if (bytes[i] === 0) before++
    if (bytes[i + 1] === 0) behind++
  }
  return before > behind ? 'utf-16be' : 'utf-16le'
}

/** Text contains no NUL, and hardly any other control or unassigned characters. */
function isText(text: string): boolean {
  if (text.includes('\0')) return false
  const most = text.length * ODD_SHARE
  let odd = 0
  ODD.lastIndex = 0
  while (odd <= most && ODD.test(text)) odd++
  return odd <= most
}
