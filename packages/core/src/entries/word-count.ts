const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const WHITE_SPACE = /\s/

/**
 * Number of words: runs of characters between white space that contain a letter or digit. It runs on every keystroke,
 * so it reads characters instead of using a pattern.
 */
export function countWords(text: string): number {
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) isCounted = false
    else if (!isCounted && isLetterOrDigit(text, at, code)) {
      isCounted = true
      count++
    }
  }
  return count
}

function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d)
  // All other white space is U+00A0 or from U+1680 on, so most text never reaches the pattern.
  return (code === 0xa0 || code >= 0x1680) && WHITE_SPACE.test(String.fromCharCode(code))
}

function isLetterOrDigit(text: string, at: number, code: number): boolean {
  if (code >= 0x80) return LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(at) ?? code))
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}
