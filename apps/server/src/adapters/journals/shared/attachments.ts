import type { Folder } from '../files/folder.ts'
import {
  journalProblem,
  type JournalProblem,
  type LeftBehind,
  type Place,
  type RecordPhotograph,
} from '../journal-record.ts'
import { mediaKind } from './media-kind.ts'
import { decodedPath, fileAmong } from './referenced-file.ts'

/** Matches a URL, which may contain a picture itself. It has at least two letters before the colon, unlike `C:`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]+:|\/\/)/iu

/** A file that a record refers to, by its path and possibly by a second one. */
export type Attachment = { target: string; other?: string; description?: string; mediaType?: string }

/** The photographs and problems found for a record’s attachments. */
export type Attached = { photographs: RecordPhotograph[]; leftBehind: LeftBehind[]; problems: JournalProblem[] }

/**
 * Looks up photographs in the folder, each once, with its first description; a missing one is a problem. Anything else,
 * including what isn’t a file, is left out.
 */
export function attachedFiles(folder: Folder, place: Place, attachments: readonly Attachment[]): Attached {
  const photographs = new Map<string, RecordPhotograph>()
  const missing = new Set<string>()
  const leftBehind: LeftBehind[] = []
  for (const { target, other = '', description = '', mediaType = '' } of attachments) {
    const path = fileAmong(folder, place.file, [target, other])
    const kind = path === null && ADDRESS.test(target) ? 'attachment' : mediaKind(path ?? target, mediaType)
    if (kind !== 'photograph') leftBehind.push(kind)
    else if (path === null) missing.add(target)
    else if (!photographs.get(path)?.description) {
      const isName = description === nameOf(target) || description === nameOf(path)
      photographs.set(path, { path, description: isName ? '' : description })
    }
  }
  return {
    photographs: [...photographs.values()],
    leftBehind,
    problems: [...missing].map(() => journalProblem(place, 'missing_photograph')),
  }
}

/** The pictures in HTML, whose URLs may be encoded. */
export function imageFiles(addresses: readonly string[]): Attachment[] {
  return addresses.map((address) => ({ target: decodedPath(address), other: address }))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
