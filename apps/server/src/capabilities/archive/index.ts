/** The archive functions that app.ts and other capabilities may use. */
export { archiveQueue, type ArchiveQueue } from './archive-queue.ts'
export { archiveReader } from './read/archive-reader.ts'
export { restoreArchive, verifying } from './restore/restore-archive.ts'
