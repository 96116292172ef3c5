import type { Folder, FolderFile } from '../files/folder.ts'

/** The longest path that is looked up, in characters; a longer one is a picture inside a data URL. */
const PATH_MAX = 4_096
/** The number of folders above a file in which a path is looked up. */
const FOLDERS_MAX = 32
/** The most files with the same name among which the right one is looked for. */
const SAME_NAME_MAX = 1_000

/**
 * The path of the file that another one refers to by the first of these paths. It is looked for in that file’s folder,
 * from the top of the upload, and from the folders between; then anywhere by its name. Of several files with that name,
 * the result is the one whose path ends most like the written one, or else the one nearest to the file that refers to
 * it. Null when two are equally near: a wrong photograph in an entry is worse than a missing one, which is reported.
 * @param from the path of the file that refers to it
 */
export function fileAmong(folder: Folder, from: string, paths: readonly string[]): string | null {
  const written = paths.filter((path) => path !== '' && path.length <= PATH_MAX)
  for (const path of written) {
    const found = fileAt(folder, from, path)
    if (found) return found.path
  }
  for (const path of written) {
    const found = fileNamed(folder, from, path)
    if (found) return found.path
  }
  return null
}

function fileAt(folder: Folder, from: string, path: string): FolderFile | null {
  const found = folder.find(pathFrom(from, path) ?? '') ?? folder.find(path)
  if (found) return found
  const folders = from.split('/').slice(0, -2)
  for (let above = 0; above < Math.min(folders.length, FOLDERS_MAX); above++) {
    const between = folder.find([...folders.slice(0, folders.length - above), path].join('/'))
    if (between) return between
  }
  return null
}

/** `path` as seen from the folder of `from`, with `..` and `.` resolved; null when it leaves the upload. */
export function pathFrom(from: string, path: string): string | null {
  const parts = from.split('/').slice(0, -1)
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.length === 0 ? null : parts.join('/')
}

/** The path in an address with `%20` for a blank. */
export function decodedPath(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function fileNamed(folder: Folder, from: string, path: string): FolderFile | null {
  const [parts, own] = [partsOf(path), partsOf(from)]
  const files = folder.named(parts.at(-1) ?? '')
  if (files.length > SAME_NAME_MAX) return null
  const ranked = files.map((file) => {
    const others = partsOf(file.path)
    return { file, atEnd: alike(others.toReversed(), parts.toReversed()), atStart: alike(others, own) }
  })
  const [best, next] = ranked.toSorted((one, other) => other.atEnd - one.atEnd || other.atStart - one.atStart)
  const isTie = best && next && best.atEnd === next.atEnd && best.atStart === next.atStart
  return best && !isTie ? best.file : null
}

function partsOf(path: string): string[] {
  return path.replaceAll('\\', '/').normalize('NFC').toLowerCase().split('/')
}

/** The number of parts that two paths have in common, from the first one on. */
function alike(parts: readonly string[], others: readonly string[]): number {
  const end = parts.findIndex((part, index) => part !== others[index])
  return end < 0 ? parts.length : end
}
