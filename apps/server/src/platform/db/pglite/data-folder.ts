import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The database inside the data folder. It gets this name only when it is complete and synced to disk. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/**
 * Removes the embedded server's lock file. A power cut can leave it empty, and the server would then never start again.
 * Call only while holding the data-folder lock: no other process runs then.
 */
export function removeServerNote(dataDir: string): void {
  rmSync(join(databaseFolder(dataDir), 'postmaster.pid'), { force: true })
}

/**
 * Moves a database that does not open out of the way of another one. Call only while holding the data-folder lock.
 * @returns its new path
 */
export function setDatabaseAside(dataDir: string, now: Date): string {
  const aside = join(dataDir, `pglite.damaged-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  renameSync(databaseFolder(dataDir), aside)
  syncPath(dataDir)
  return aside
}

/**
 * The folder in which a first start builds the database. Leftovers of an interrupted start contain no data and are
 * removed.
 */
export function emptyBuildFolder(dataDir: string): string {
  const folder = join(dataDir, 'pglite.new')
  rmSync(folder, { recursive: true, force: true })
  return folder
}

/** Makes the database's folder private: its files are created without regard to the umask. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700)
}

/**
 * Removes temporary files that a killed server left from sorting or a backup. No process may have the database open.
 */
export function removeSetAside(dataDir: string): void {
  rmSync(join(databaseFolder(dataDir), 'base/pgsql_tmp'), { recursive: true, force: true })
}

/** Moves a new, closed database to its final path: syncs every file, then renames, then syncs the parent folder. */
export function publishDatabase(dataDir: string, built: string): void {
  syncTree(built)
  renameSync(built, databaseFolder(dataDir))
  syncPath(dataDir)
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
