import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DbUsageError } from './errors.ts'

const SQLITE_BUSY = 5

/**
 * Holds the data folder for this process. The lock is one of the kernel's on an open file, taken through SQLite,
 * which is the one way of Node to it: it ends with the process however that ends, there is nothing to clean up, and
 * the length of the path does not matter.
 * @throws DbUsageError when another process, or another database of this one, holds the folder
 */
export function lockDataDir(dataDir: string): Disposable {
  const file = new DatabaseSync(join(dataDir, 'instance.lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error
    throw new DbUsageError(
      `The data folder ${dataDir} is in use by another running server. Stop that one, or choose another folder.`,
    )
  }
  return { [Symbol.dispose]: () => file.close() }
}
