/** How long one document may be read. */
export const TIME_MS = 30_000
/** Resident memory of the process that reads one document, and how much of it JavaScript's heap may be, in MiB. */
export const MEMORY_BYTES = 600 * 1_048_576
export const HEAP_MIB = 400

export const PAGES_MAX = 2_000
/** All that is unpacked of one document. */
export const UNPACKED_BYTES = 100 * 1_048_576
/** UTF-16 code units of text. */
export const CHARACTERS_MAX = 20_000_000
/** Elements of XML or groups of RTF inside one another; word processors stay below 100. */
export const DEPTH_MAX = 500
/** Documents read at the same time. */
export const AT_ONCE = 2
