/** The descriptor of the first file in the reading process. */
export const FIRST_FD = 4
/** The most memory that a reading process may use: for its JavaScript heap, and in total. */
export const HEAP_MIB = 192
export const MEMORY_BYTES = 420 * 1_048_576
/** The longest time that the next items or a photograph may take; an import of 5 GB answers thousands of times. */
export const QUESTION_MS = 5 * 60_000
/**
 * The longest time that reading a whole upload may take, so that a slow file doesn’t make others wait for hours: a
 * base, plus a time for each MiB.
 */
export const READING_MS = 15 * 60_000
export const READING_MIB_MS = 1_000
/** A reading process exits after this long, even if its server has forgotten it. */
export const LIFETIME_MS = 12 * 3_600_000
/** The largest photograph file that is read. */
export const PHOTOGRAPH_READ_MAX_BYTES = 60 * 1_048_576
