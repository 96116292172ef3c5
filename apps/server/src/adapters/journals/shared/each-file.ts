import { FolderError, type Folder, type FolderFile } from '../files/folder.ts'
import { journalProblem, type JournalItem } from '../journal-record.ts'
import { isMedia } from './media-kind.ts'
import { RecordError } from './record-error.ts'

/** The paths of the files that pass the test. Pictures and recordings are skipped; a damaged file never passes. */
export async function pathsOf(folder: Folder, isOurs: (file: FolderFile) => Promise<boolean>): Promise<string[]> {
  const paths: string[] = []
  for (const file of folder.files) {
    if (!isMedia(file.path) && (await unlessDamaged(isOurs(file), false))) paths.push(file.path)
  }
  return paths
}

/** Reads files one after the other. One that is damaged yields a problem after its records, and the next is read. */
export async function* eachFile(
  folder: Folder,
  paths: readonly string[],
  read: (file: FolderFile) => AsyncIterable<JournalItem>,
): AsyncGenerator<JournalItem> {
  for (const path of paths) {
    const file = folder.find(path)
    if (!file) continue
    try {
      yield* read(file)
    } catch (error) {
      if (error instanceof RecordError) yield error.at({ file: path, number: null })
      else if (error instanceof FolderError) yield journalProblem({ file: path, number: null }, 'unreadable_file')
      else throw error
    }
  }
}

/** The file’s result, or `otherwise` if the file is damaged. */
export async function unlessDamaged<Given>(given: Promise<Given>, otherwise: Given): Promise<Given> {
  try {
    return await given
  } catch (error) {
    if (error instanceof FolderError) return otherwise
    throw error
  }
}
