import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The database inside the data folder. It appears under this name only when it is whole and on the disk. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/**
 * Removes what the embedded server notes of a running server. A power cut can leave the note empty, and it would then
 * refuse to start for ever. Only for who holds the lock of the data folder: nobody else runs then.
 */
export function removeServerNote(dataDir: string): void {
  rmSync(join(databaseFolder(dataDir), 'postmaster.pid'), { force: true })
}

/**
 * Moves a database that does not open out of the way of another one. Only for who holds the lock of the data folder.
 * @returns where it lies now
 */
export function setDatabaseAside(dataDir: string, now: Date): string {
  const aside = join(dataDir, `pglite.damaged-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  renameSync(databaseFolder(dataDir), aside)
  syncPath(dataDir)
  return aside
}

/** Where a first start builds the database. What an interrupted one left there holds nothing yet and is removed. */
export function emptyBuildFolder(dataDir: string): string {
  const folder = join(dataDir, 'pglite.new')
  rmSync(folder, { recursive: true, force: true })
  return folder
}

/** Shuts the database's folder to everybody else: the files in it are made without regard to the umask. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700)
}

/** Removes what a killed server had set aside while it sorted or was backed up. Nobody may have the database open. */
export function removeSetAside(dataDir: string): void {
  rmSync(join(databaseFolder(dataDir), 'base/pgsql_tmp'), { recursive: true, force: true })
}

/** Puts a built, closed database in place: every file synced, then the name, then the folder that holds the name. */
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
