import { fileOf } from '#server/adapters/journals/files/file-of.ts'
import { folderOf, type Folder, type FolderFile } from '#server/adapters/journals/files/folder.ts'
import type { JournalAdapter, ReadingChoices } from '#server/adapters/journals/journal-adapter.ts'
import type { JournalItem, JournalProblem, JournalRecord } from '#server/adapters/journals/journal-record.ts'

const PIECE_BYTES = 1_000

/** A file of a folder with this content, read in pieces. */
export function testFile(path: string, content: string | Buffer, pieceBytes = PIECE_BYTES): FolderFile {
  const bytes = Buffer.from(content)
  return fileOf(path, bytes.length, async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  })
}

/** A folder with these contents by path. */
export function testFolder(contents: Readonly<Record<string, string | Buffer>>, name = 'export.zip'): Folder {
  return folderOf(
    name,
    Object.entries(contents).map(([path, content]) => testFile(path, content)),
  )
}

/** No decisions by a person. */
export const NO_CHOICES: ReadingChoices = { dateOrder: null, columns: new Map() }

/** Everything that an adapter recognizes in a folder and reads from it. */
export async function readJournal(
  adapter: JournalAdapter,
  folder: Folder,
  choices: Partial<ReadingChoices> = {},
): Promise<{ paths: string[]; items: JournalItem[]; records: JournalRecord[]; problems: JournalProblem[] }> {
  const paths = await adapter.recognize(folder)
  const items: JournalItem[] = []
  const given = { ...NO_CHOICES, ...choices }
  for await (const item of adapter.read(folder, paths, given)) items.push(item)
  return {
    paths,
    items,
    records: items.filter((item) => item.kind === 'record'),
    problems: items.filter((item) => item.kind === 'problem'),
  }
}
