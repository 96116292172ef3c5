import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DbUsageError } from './errors.ts'

const SQLITE_BUSY = 5

/** The locks of this process. If nothing referred to one, garbage collection would close its file and release it. */
const held = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process with a kernel lock on an open file. Node can take such a lock only through
 * SQLite. The lock always ends with the process, so nothing needs cleaning up, and the length of the path does
 * not matter.
 * @throws DbUsageError when another process, or another database of this one, has locked the folder
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
 * Creates the file, because SQLite's error names neither the path nor the cause, and the system's error does. An
 * existing file is not opened: closing it would release every lock of this process on it.
 */
function makeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    accessSync(path, constants.R_OK | constants.W_OK)
  }
}
