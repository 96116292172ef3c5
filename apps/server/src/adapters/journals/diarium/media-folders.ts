import type { Folder } from '../files/folder.ts'
import { isMedia } from '../shared/media-kind.ts'

/** A folder named after an entry’s date, with or without its time, in any punctuation. */
const STAMPED = /^\d{4}[-_.]?\d{2}[-_.]?\d{2}(?:$|[-_ T.]|\d)/
/** The number of digits of a date to the millisecond, second, minute and day. */
const PRECISIONS = [17, 14, 12, 8]

/** Finds entries’ media by the date and time in the folder name. */
export type MediaFolders = {
  /** The paths of the media of an entry; each folder belongs to the first entry that asks for it. */
  take(date: string): string[]
  /** The paths of the media in the folder of a file, and below it. */
  beside(path: string): string[]
}

/** Diarium puts the media of an entry into a folder that is named after its date and time. */
export function mediaFolders(folder: Folder): MediaFolders {
  const byStamp = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  for (const { path } of folder.files) {
    if (!isMedia(path)) continue
    const parts = path.split('/').slice(0, -1)
    const index = parts.findLastIndex((part) => STAMPED.test(part))
    const stamp = parts[index]
    if (stamp === undefined) continue
    add(byFolder, parts.slice(0, index + 1).join('/'), path)
    const digits = stamp.replaceAll(/\D/g, '')
    const key = digits.slice(0, PRECISIONS.find((length) => digits.length >= length) ?? 8)
    add(byStamp, key, path)
  }
  return {
    beside: (path) => byFolder.get(path.slice(0, Math.max(path.lastIndexOf('/'), 0))) ?? [],
    take(date) {
      const digits = date.replaceAll(/\D/g, '').slice(0, 17).padEnd(17, '0')
      for (const length of PRECISIONS) {
        const key = digits.slice(0, length)
        const paths = byStamp.get(key)
        if (!paths) continue
        byStamp.delete(key)
        return paths
      }
      return []
    },
  }
}

function add(map: Map<string, string[]>, key: string, path: string): void {
  const paths = map.get(key)
  if (paths) paths.push(path)
  else map.set(key, [path])
}
