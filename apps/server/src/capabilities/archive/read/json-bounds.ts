import { exceeds, type JsonBounds } from '#server/platform/http/json-size.ts'

/** Lines up to this many bytes are parsed quickly, whatever they contain. */
const SMALL_BYTES = 64 * 1024
/**
 * The limits of one line. An Echo about a whole journal lists all its entries; each of a thousand quotes has three
 * property names. An entry is nested four levels deep; an Echo may have fields that later engines record.
 */
const BOUNDS: JsonBounds = { values: 120_000, names: 5_000, depth: 16 }

/**
 * True when the time to parse a line of JSON is proportional to its text: millions of small values or brackets in a few
 * megabytes would block the thread for seconds. Does not check that the line is valid JSON.
 */
export function isQuicklyParsed(line: Buffer): boolean {
  return line.length <= SMALL_BYTES || !exceeds(line, BOUNDS)
}

/** The parsed value, or undefined for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
