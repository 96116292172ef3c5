import type { FolderFile } from '../files/folder.ts'
import { isForeign, numberField } from '../shared/foreign-fields.ts'
import { firstItems } from '../shared/json-heads.ts'
import { base64Pieces } from './base64-pieces.ts'

/** The number of items that are checked: lists of achievements and settings can come first. */
const ITEMS_MAX = 2_000

/** The base64 of `{` and the letter after it, possibly after a byte order mark. */
const ENCODED = /^\s*(?:77u\/)?e[w-z\d+/]/u

/** True when a file is the JSON of a backup, in base64 or as it is. */
export async function isBackup(file: FolderFile): Promise<boolean> {
  const head = await file.head()
  if (!isJson(head) && !ENCODED.test(head.toString('latin1', 0, 256))) return false
  const stream = await decodedBackup(file)
  const decoded = isJson(head) ? head : Buffer.from(head.toString('latin1').replaceAll(/\s+/g, ''), 'base64')
  if (!isJson(decoded)) return false
  const size = head.length < file.size ? file.size : decoded.length
  const items = await firstItems({ size, head: () => Promise.resolve(decoded), stream }, ITEMS_MAX)
  return items.some(({ in: list, value }) => {
    if (!isForeign(value)) return false
    if (list === 'customMoods') return numberField(value, 'mood_group_id') !== null
    return list === 'dayEntries' && ['year', 'month', 'day', 'mood'].every((name) => numberField(value, name) !== null)
  })
}

/** The JSON of a backup. */
export async function decodedBackup(file: FolderFile): Promise<() => AsyncIterable<Buffer>> {
  const head = await file.head()
  return () => (isJson(head) ? file.stream() : base64Pieces(file.stream()))
}

function isJson(head: Buffer): boolean {
  return /^(?:\uFEFF)?\s*\{/u.test(head.toString('utf8', 0, 256))
}
