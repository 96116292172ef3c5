import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DbUsageError } from './errors.ts'

const SQLITE_BUSY = 5

/** What this process holds: a file that nobody refers to any more is closed, and its lock let go, at any moment. */
const held = new Set<DatabaseSync>()

/**
 * Holds the data folder for this process. The lock is one of the kernel's on an open file, taken through SQLite,
 * which is the one way of Node to it: it ends with the process however that ends, there is nothing to clean up, and
 * the length of the path does not matter.
 * @throws DbUsageError when another process, or another database of this one, holds the folder
 */
export function lockDataDir(dataDir: string): Disposable {
  const path = join(dataDir, 'instance.lock')
  makeWritable(path)
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error
    throw new DbUsageError(
      `The data folder ${dataDir} is in use by another running server. Stop that one, or choose another folder.`,
    )
  }
  held.add(file)
  return {
    [Symbol.dispose]() {
      if (held.delete(file)) file.close()
    },
  }
}

/**
 * SQLite says of a file that it cannot have neither which nor why; the system does. A file that is there is not
 * opened for it: to close it again would let go every lock of this process on it.
 */
function makeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    accessSync(path, constants.R_OK | constants.W_OK)
  }
}
