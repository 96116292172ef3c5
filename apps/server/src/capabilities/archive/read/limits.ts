/** Descriptor of the archive in the reading process. */
export const ARCHIVE_FD = 4
/** An archive of 1 GiB with photographs takes about a minute to read; this allows for slow disks. */
export const TIME_MS = 10 * 60_000
/** Memory limits of a reading process: its JavaScript heap, and everything together. */
export const HEAP_MIB = 192
export const MEMORY_BYTES = 420 * 1_048_576
/** Archives that this server reads at the same time. */
export const AT_ONCE = 2
/** Archives of one account that may wait or be read. */
export const WAITING_MAX = 3
