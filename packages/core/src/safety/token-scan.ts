const MARKS: ReadonlySet<number> = new Set(Array.from('.!?;:,\n', (sign) => sign.charCodeAt(0)))
const [APOSTROPHE, HYPHEN] = [0x27, 0x2d]
/** Quotation marks, which are not tokens. */
const [FIRST_QUOTE, LAST_QUOTE] = [0x2018, 0x201f]

/**
 * Reads tokens character by character, much faster than a pattern.
 * @param text in lower case
 * @returns words of the letters a to z, with hyphens and apostrophes between them, numbers, and punctuation marks; null
 * for a text with other letters or signs
 */
export function scanTokens(text: string): string[] | null {
  const tokens: string[] = []
  let at = 0
  while (at < text.length) {
    const start = at
    const code = text.charCodeAt(at++)
    if (isLetter(code)) {
      while (isLetter(text.charCodeAt(at)) || (isJoint(text.charCodeAt(at)) && isLetter(text.charCodeAt(at + 1)))) at++
      tokens.push(text.slice(start, at))
    } else if (isDigit(code)) {
      while (isDigit(text.charCodeAt(at))) at++
      tokens.push(text.slice(start, at))
    } else if (MARKS.has(code)) tokens.push(text.charAt(start))
    else if (code > 0x7f && (code < FIRST_QUOTE || code > LAST_QUOTE)) return null
  }
  return tokens
}

/** False for NaN, the code past the end of a text. */
function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isJoint(code: number): boolean {
  return code === APOSTROPHE || code === HYPHEN
}
