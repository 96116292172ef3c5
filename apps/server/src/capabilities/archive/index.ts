/** The archive functions that other capabilities may use. */
export type { ArchiveQueue } from './archive-queue.ts'
export { archiveReader } from './read/archive-reader.ts'
export { restoreArchive, verifying } from './restore/restore-archive.ts'
