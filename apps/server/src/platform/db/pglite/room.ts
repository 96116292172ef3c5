import { statfsSync } from 'node:fs'
import { DbFullError } from '../errors.ts'

/**
 * The embedded server needs space for a log segment and for its maintenance. Without it, the server hangs permanently
 * in the middle of a write, so it must not start a write that it cannot finish.
 */
const NEEDED_BYTES = 32 * 1_048_576
/** A stored value takes space in the log, in its table and in an index. */
const COPIES = 3

/** What to do about a disk with too little space, or null while there is enough. */
export function fullDisk(dataDir: string): string | null {
  return freeBytes(dataDir) < NEEDED_BYTES ? 'The disk is full. Free up space on it, or choose another DATA_DIR.' : null
}

/** Refuses a statement that writes more than the disk has space for. @throws DbFullError before anything is written */
export function refuseWithoutRoom(free: number, params: readonly unknown[] = []): void {
  const bytes = params.reduce<number>((sum, value) => sum + sizeOf(value), 0)
  if (free < NEEDED_BYTES + COPIES * bytes) {
    throw new DbFullError('The disk with DATA_DIR is full, so nothing was written. Free up space on it.')
  }
}

/** The number of bytes that this user may still write on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length
  return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + sizeOf(item), 0) : 0
}
