import { z } from 'zod'
import { COUNTS_MAX, PATHS } from '../archive-layout.ts'
import { Id } from './entry-line.ts'
import type { Archive } from '../read/open-archive.ts'
import { damaged } from '../refusals.ts'

/** A photograph of an entry; its image file is separate, and the entry’s line has its place and description. */
export const EntryPhotographLine = z.strictObject({ id: Id, entry_id: Id })
export type EntryPhotographLine = z.infer<typeof EntryPhotographLine>

/** The lines of photographs by id; there are none in an archive without photographs in entries. @throws AppError */
export async function entryPhotographsOf(archive: Archive): Promise<Map<string, EntryPhotographLine>> {
  const found = new Map<string, EntryPhotographLine>()
  if (!holdsEntryPhotographs(archive)) return found
  for await (const line of archive.lines(PATHS.entryPhotographs, EntryPhotographLine)) {
    if (found.has(line.id) || found.size === COUNTS_MAX.photographs) throw damaged(PATHS.entryPhotographs)
    found.set(line.id, line)
  }
  return found
}

export function holdsEntryPhotographs({ manifest }: Archive): boolean {
  return manifest.files.some(({ path }) => path === PATHS.entryPhotographs)
}
