import { jsonItems, type JsonItem } from '../files/json-items.ts'
import type { Folder, FolderFile } from '../files/folder.ts'
import { pathsOf } from './each-file.ts'

/** The number of items that are checked: the identifying item may come after settings, or after an entry’s tags. */
const ITEMS_MAX = 200
/** The most bytes that are read to find them: a file may begin with its longest entry. */
const BYTES_MAX = 20 * 1_048_576

/** The first items of a JSON file, at most `most`; none of any other file. */
export async function firstItems(
  file: Pick<FolderFile, 'size' | 'head' | 'stream'>,
  most = ITEMS_MAX,
): Promise<JsonItem[]> {
  const head = await file.head()
  if (!/^(?:\uFEFF)?\s*[[{]/u.test(head.toString('utf8', 0, 1024))) return []
  const items = await itemsOf(async function* () {
    yield head
  }, most)
  return items.length >= most || head.length >= file.size ? items : itemsOf(() => start(file), most)
}

/** The paths of the JSON files whose first items satisfy `isOurs`. */
export function jsonFilesLike(folder: Folder, isOurs: (items: readonly JsonItem[]) => boolean): Promise<string[]> {
  return pathsOf(folder, async (file) => {
    const items = await firstItems(file)
    return items.length > 0 && isOurs(items)
  })
}

async function itemsOf(stream: () => AsyncIterable<Buffer>, most: number): Promise<JsonItem[]> {
  const items: JsonItem[] = []
  for await (const item of jsonItems({ stream })) {
    items.push(item)
    if (items.length >= most) break
  }
  return items
}

async function* start(file: Pick<FolderFile, 'stream'>): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of file.stream()) {
    yield piece
    read += piece.length
    if (read > BYTES_MAX) return
  }
}
