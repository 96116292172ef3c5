/** The longest time that reading one document may take. */
export const TIME_MS = 30_000
/** Limits for the process that reads one document: its resident memory, and the JavaScript heap in it. */
export const MEMORY_BYTES = 600 * 1_048_576
export const HEAP_MIB = 400

export const PAGES_MAX = 2_000
/** The most bytes that one document may unpack to. */
export const UNPACKED_BYTES = 100 * 1_048_576
/** The longest text that a document may have, in UTF-16 code units. */
export const CHARACTERS_MAX = 20_000_000
/** The deepest nesting of XML elements or RTF groups; word processors stay below 100. */
export const DEPTH_MAX = 500
/** The most documents that may be read at the same time. */
export const AT_ONCE = 2
