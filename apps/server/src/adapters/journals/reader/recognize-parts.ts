import type { Folder } from '../files/folder.ts'
import { pathInUpload } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'

/** Files that an adapter reads, in a folder. */
export type Part = { adapter: JournalAdapter; folder: Folder; paths: string[] }

/** Media, styles, fonts and hidden files that exports contain besides their entries: never reported as unknown. */
const BESIDE =
  /(?:^|\/)\.|\.(?:jpe?g|png|webp|hei[cf]|gif|tiff?|bmp|svg|mov|mp4|m4[av]|mp3|wav|caf|aac|webm|pdf|css|js|ttf|woff2?)$/i

/** Adapters get this many files at a time, so that first bytes are read once and take little memory. */
const TOGETHER = 250

/**
 * The parts of an upload. Each file belongs to the first adapter that recognizes it, so general formats come last in
 * `adapters`.
 */
export async function recognizeParts(
  adapters: readonly JournalAdapter[],
  folders: readonly Folder[],
): Promise<{ parts: Part[]; unknown: string[] }> {
  const parts: Part[] = []
  const unknown: string[] = []
  for (const folder of folders) {
    const pathsOf = new Map<JournalAdapter, string[]>()
    for (let at = 0; at < folder.files.length; at += TOGETHER) {
      let files = folder.files.slice(at, at + TOGETHER)
      for (const adapter of adapters) {
        if (files.length === 0) break
        // Settings and photographs are looked for among all files of the folder.
        const paths = await adapter.recognize({ ...folder, files })
        if (paths.length === 0) continue
        const taken = new Set(paths)
        files = files.filter(({ path }) => !taken.has(path))
        const before = pathsOf.get(adapter)
        if (before) before.push(...paths)
        else pathsOf.set(adapter, paths)
      }
      for (const { path } of files) if (!BESIDE.test(path)) unknown.push(pathInUpload(folder, path))
    }
    for (const adapter of adapters) {
      const paths = pathsOf.get(adapter)
      if (paths) parts.push({ adapter, folder, paths })
    }
  }
  return { parts, unknown }
}
