import { exceeds, type JsonBounds } from '#server/http/json-size.ts'

/** A line of so many bytes is parsed in a moment, whatever it holds. */
const SMALL_BYTES = 64 * 1024
/**
 * An Echo of a whole journal names all its entries; each of a thousand quotes has three names. An entry nests four deep;
 * an Echo may know of things that later engines record.
 */
const BOUNDS: JsonBounds = { values: 120_000, names: 5_000, depth: 16 }

/**
 * True when parsing a line of JSON takes no longer than its texts are long: millions of small values or brackets in a
 * few megabytes would hold the thread for seconds. Says nothing of whether it is JSON.
 */
export function isQuicklyParsed(line: Buffer): boolean {
  return line.length <= SMALL_BYTES || !exceeds(line, BOUNDS)
}

/** The value of JSON, or undefined for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
