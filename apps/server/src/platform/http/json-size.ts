export const QUOTE = 0x22
export const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a

/** The most values, names in objects and levels of nesting that a text may have. */
export type JsonBounds = { values: number; names?: number; depth?: number }

/**
 * Whether JSON exceeds these limits, judged by its punctuation alone: many small values or brackets cost a parser and a
 * schema far more time than their number of bytes suggests. Strings do not count. Does not check that the
 * JSON is valid.
 */
export function exceeds(json: Buffer, { values, names = Infinity, depth = Infinity }: JsonBounds): boolean {
  const found = { values: 0, names: 0, depth: 0 }
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (sign === QUOTE) at = endOfText(json, at)
    else if (sign === COLON) found.names++
    else if (sign === COMMA) found.values++
    else if (isClosing(sign)) found.depth--
    else if (isOpening(sign)) {
      found.values++
      found.depth++
    }
    if (found.values > values || found.names > names || found.depth > depth) return true
  }
  return false
}

/** True for the bytes of `[` and `{`. */
export const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b
/** True for the bytes of `]` and `}`. */
export const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d

/** The end of the string that begins here; the end of the buffer if the string does not end. */
function endOfText(json: Buffer, from: number): number {
  for (let end = json.indexOf(QUOTE, from + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let slashes = 0
    while (json[end - 1 - slashes] === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return json.length
}
