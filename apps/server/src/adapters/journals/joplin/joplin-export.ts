import type { Folder, FolderFile } from '../files/folder.ts'
import { joplinItem, ITEM_TYPES, type JoplinItem } from './joplin-item.ts'
import { unlessDamaged } from '../shared/each-file.ts'
import { RecordError } from '../shared/record-error.ts'
import { joplinTables, type JoplinTables } from './joplin-tables.ts'
import { memberBytes, tarMembers, type TarMember } from './tar-members.ts'

/** The largest item that is read, in bytes; longer texts can’t be entries. */
const ITEM_MAX = 4 * 1_048_576
const PHOTOGRAPH_MAX = 64 * 1_048_576
/** Separates the path of a tar from the path of a file in it. */
const INSIDE = '!/'
/** The first item must be within this many bytes of a tar; resources can come before it. */
const LOOK_MAX = 64 * 1_048_576
const ITEM_NAME = /^[0-9a-f]{32}\.md$/u

/** An export, as a tar or as a folder. */
export type JoplinExport = {
  tables: JoplinTables
  /**
   * The notes of the export, with the file and number by which a person finds each; `note` is null if it is too long.
   */
  notes(): AsyncGenerator<{ file: string; number: number; note: JoplinItem | null }>
  /** The path of the file of a resource; null when it is missing. */
  resourcePath(id: string, ending: string): string | null
}

type TarIndex = { tables: JoplinTables; resources: Map<string, TarMember> }
const indexed = new WeakMap<FolderFile, Promise<TarIndex>>()

/** An export as a tar, `.jex`. @throws RecordError, also from `notes`, when it is damaged */
export async function tarExport(file: FolderFile): Promise<JoplinExport> {
  const { tables, resources } = await indexOf(file)
  return {
    tables,
    async *notes() {
      let number = 0
      for await (const member of tarMembers(file.stream())) {
        if (!ITEM_NAME.test(member.path)) continue
        const note = member.size > ITEM_MAX ? null : joplinItem(await member.text())
        if (note && note.type !== ITEM_TYPES.note) continue
        yield { file: file.path, number: ++number, note }
      }
    },
    resourcePath(id) {
      const path = resources.get(id)?.path
      return path === undefined ? null : `${file.path}${INSIDE}${path}`
    },
  }
}

function indexOf(file: FolderFile): Promise<TarIndex> {
  const known = indexed.get(file) ?? readIndex(file)
  indexed.set(file, known)
  return known
}

async function readIndex(file: FolderFile): Promise<TarIndex> {
  const index: TarIndex = { tables: joplinTables(), resources: new Map() }
  try {
    for await (const member of tarMembers(file.stream())) await addMember(index, member)
  } catch (error) {
    // The error is reported later, when the notes are read.
    if (!(error instanceof RecordError)) throw error
  }
  return index
}

async function addMember(
  { tables, resources }: TarIndex,
  member: TarMember & { text(): Promise<string> },
): Promise<void> {
  const { path, offset, size } = member
  const id = /^resources\/([0-9a-f]{32})(?:\.[^/]*)?$/u.exec(path)?.[1]
  if (id !== undefined) resources.set(id, { path, offset, size })
  const item = ITEM_NAME.test(path) && size <= ITEM_MAX ? joplinItem(await member.text()) : null
  if (item) tables.add(item)
}

/** The bytes of a resource in a tar. @returns null when it is missing or larger than 64 MiB */
export async function resourceBytes(folder: Folder, path: string): Promise<Buffer | null> {
  const [outer = '', inside] = path.split(INSIDE)
  const file = folder.find(outer)
  if (!file || inside === undefined) return file ? file.bytes(PHOTOGRAPH_MAX) : null
  const { resources } = await indexOf(file)
  const member = [...resources.values()].find((resource) => resource.path === inside)
  return member && member.size <= PHOTOGRAPH_MAX ? memberBytes(file, member) : null
}

/** An export as a folder with one file per item. @param paths the paths of the items */
export async function folderExport(folder: Folder, paths: readonly string[]): Promise<JoplinExport> {
  const tables = joplinTables()
  const notePaths: string[] = []
  for (const path of paths) {
    const item = await itemOf(folder.find(path))
    if (!item || item.type === ITEM_TYPES.note) notePaths.push(path)
    else tables.add(item)
  }
  return {
    tables,
    async *notes() {
      for (const path of notePaths) yield { file: path, number: 1, note: await itemOf(folder.find(path)) }
    },
    resourcePath(id, ending) {
      const [found] = ending === '' ? folder.named(id) : folder.named(`${id}.${ending}`)
      return found?.path ?? folder.named(id)[0]?.path ?? null
    },
  }
}

async function itemOf(file: FolderFile | null): Promise<JoplinItem | null> {
  const bytes = file && file.size <= ITEM_MAX ? await unlessDamaged(file.bytes(ITEM_MAX), null) : null
  return bytes && joplinItem(bytes.toString('utf8'))
}

/** True for an item of a folder: its properties are at its end, so a long note is read to there. */
export async function isItem(file: FolderFile): Promise<boolean> {
  const head = await file.head()
  const isWhole = head.length >= file.size
  if (isWhole) return head.includes('\ntype_: ') && joplinItem(head.toString('utf8')) !== null
  return ITEM_NAME.test(file.path.slice(file.path.lastIndexOf('/') + 1)) && (await itemOf(file)) !== null
}

/** True for a tar in which an item comes first, or within the first 64 KiB. */
export async function isTar(file: FolderFile): Promise<boolean> {
  const head = await file.head()
  if (head.toString('latin1', 257, 262) !== 'ustar') return false
  try {
    for await (const member of tarMembers(file.stream())) {
      if (member.offset > LOOK_MAX) return false
      if (ITEM_NAME.test(member.path) && member.size <= ITEM_MAX && joplinItem(await member.text())) return true
    }
  } catch {
    // The tar is damaged before its first item, so nothing shows that it is a Joplin export.
  }
  return false
}
