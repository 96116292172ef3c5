import { isZip } from '#server/platform/files/zip-start.ts'
import { FolderError, folderOf, type Folder, type FolderFile } from '../files/folder.ts'
import { zipMembers } from '../files/zip-folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem } from '../journal-record.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { decodedBackup, isBackup } from './backup-file.ts'
import { backupEntries } from './backup-entries.ts'

/**
 * The largest backup that may be inside a ZIP, in bytes; it is unpacked in memory. A backup uploaded on its own has no
 * such limit.
 */
const NESTED_MAX = 64 * 1_048_576
/** Separates the path of a backup inside a ZIP from the path of a photograph in that backup. */
const INSIDE = '!/'
const PHOTOGRAPH_MAX = 64 * 1_048_576
const ENDINGS = ['', '.jpg', '.jpeg', '.png', '.webp', '.heic']

/** Daylio’s own backup: JSON in base64, next to its photographs. It may be inside another ZIP. */
export const daylio: JournalAdapter = {
  source: 'daylio',

  recognize: (folder) => pathsOf(folder, async (file) => (await isBackup(file)) || (await isZippedBackup(file))),

  read: (folder, paths) =>
    eachFile(folder, paths, async function* (file) {
      const { path } = file
      if (!isZip(await file.head())) {
        yield* backupEntries(path, await decodedBackup(file), (checksum) => photographIn(folder, checksum))
        return
      }
      const inner = file.size > NESTED_MAX ? null : await unzipped(file)
      const backup = inner && (await backupIn(inner))
      if (!inner || !backup) {
        yield journalProblem({ file: path, number: null }, file.size > NESTED_MAX ? 'nested_zip' : 'unreadable_file')
        return
      }
      yield* backupEntries(path, await decodedBackup(backup), (checksum) => {
        const found = photographIn(inner, checksum)
        return found && `${path}${INSIDE}${found}`
      })
    }),

  async photograph(folder, path) {
    const [outer = '', inside] = path.split(INSIDE)
    const file = folder.find(outer)
    const photograph = inside === undefined || !file ? file : (await unzipped(file))?.find(inside)
    return photograph ? photograph.bytes(PHOTOGRAPH_MAX) : null
  },
}

/** A ZIP inside this one with a backup. One that is too large to open counts if it looks like one. */
async function isZippedBackup(file: FolderFile): Promise<boolean> {
  const looksRight = /\.daylio$/i.test(file.path) || (await file.head()).includes('backup.daylio')
  if (!looksRight || !isZip(await file.head())) return false
  if (file.size > NESTED_MAX) return true
  const inner = await unzipped(file)
  return inner !== null && (await backupIn(inner)) !== null
}

const opened = new WeakMap<FolderFile, Promise<Folder | null>>()

/** The folder of a ZIP inside this one, opened once. @returns null when it is damaged */
function unzipped(file: FolderFile): Promise<Folder | null> {
  const known = opened.get(file) ?? openZip(file)
  opened.set(file, known)
  return known
}

async function openZip(file: FolderFile): Promise<Folder | null> {
  try {
    const { files } = await zipMembers(await file.bytes(NESTED_MAX))
    return folderOf(file.path, files)
  } catch (error) {
    if (error instanceof FolderError) return null
    throw error
  }
}

async function backupIn(folder: Folder): Promise<FolderFile | null> {
  for (const file of folder.files) {
    if (await isBackup(file)) return file
  }
  return null
}

/** Photographs have the checksum as their name, in folders by year and month. */
function photographIn(folder: Folder, checksum: string): string | null {
  if (!/^[\da-z_-]{6,128}$/i.test(checksum)) return null
  for (const ending of ENDINGS) {
    const [found] = folder.named(`${checksum}${ending}`)
    if (found) return found.path
  }
  return null
}
