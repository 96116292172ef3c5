import type { Folder } from '../files/folder.ts'
import { folderOf, pathInUpload } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'

/** Files that an adapter reads, in a folder. */
export type Part = { adapter: JournalAdapter; folder: Folder; paths: string[] }

/** Pictures and sounds that entries may refer to, and what systems add: never reported as unknown. */
const BESIDE =
  /(?:^|\/)\.|\.(?:jpe?g|png|webp|hei[cf]|gif|tiff?|bmp|svg|mov|mp4|m4[av]|mp3|wav|caf|aac|webm|pdf|css|js|ttf|woff2?)$/i

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
    const taken = new Set<string>()
    for (const adapter of adapters) {
      const rest = taken.size === 0 ? folder : without(folder, taken)
      const paths = await adapter.recognize(rest)
      if (paths.length === 0) continue
      for (const path of paths) taken.add(path)
      // Photographs are looked for among all files of the folder.
      parts.push({ adapter, folder, paths })
    }
    for (const { path } of folder.files) {
      if (!taken.has(path) && !BESIDE.test(path)) unknown.push(pathInUpload(folder, path))
    }
  }
  return { parts, unknown }
}

function without(folder: Folder, taken: ReadonlySet<string>): Folder {
  return folderOf(
    folder.name,
    folder.files.filter(({ path }) => !taken.has(path)),
  )
}
