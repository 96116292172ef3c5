import { readdirSync } from 'node:fs'
import { cp, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The non-empty files of a database, by their paths inside its folder. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

/**
 * Changes one byte of a file, as a failing disk would.
 * @returns false for an empty file
 */
export async function changeByte(path: string, place: number): Promise<boolean> {
  const { size } = await stat(path)
  if (size === 0) return false
  await using file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  const at = place % size
  await file.read(byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ 0xff
  await file.write(byte, 0, 1, at)
  return true
}

/** Replaces the contents of a folder with a copy of another one. */
export async function copyOver(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
}
