/** Descriptor under which the reading process finds the archive. */
export const ARCHIVE_FD = 4
/** An archive of 1 GiB with photographs takes about a minute to read; this is for slow disks. */
export const TIME_MS = 10 * 60_000
/** Memory of a process that reads an archive: its JavaScript, and all that it holds. */
export const HEAP_MIB = 192
export const MEMORY_BYTES = 420 * 1_048_576
/** Archives that are read at the same time on this server. */
export const AT_ONCE = 2
/** Archives of one account that wait or are being read. */
export const WAITING_MAX = 3
