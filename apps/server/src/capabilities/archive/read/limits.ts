/** The descriptor of the archive in the reading process. */
export const ARCHIVE_FD = 4
/**
 * The longest time that reading an archive may take. An archive of 1 GiB with photographs takes about a minute; this
 * allows for slow disks.
 */
export const TIME_MS = 10 * 60_000
/** The most memory that a reading process may use: for its JavaScript heap, in MiB, and in total, in bytes. */
export const HEAP_MIB = 192
export const MEMORY_BYTES = 420 * 1_048_576
/** The number of archives that this server reads at the same time. */
export const AT_ONCE = 2
/** The most archives of one account that may wait or be read. */
export const WAITING_MAX = 3
