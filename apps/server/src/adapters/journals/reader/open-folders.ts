import { FolderError, folderOf, type Folder, type FolderFile } from '../files/folder.ts'
import { fileOf, newHeads, type Heads } from '../files/file-of.ts'
import { zipMembers, type ZipMembers } from '../files/zip-folder.ts'
import type { ScratchSource } from '#server/platform/files/scratch-file.ts'
import { isZip } from '#server/platform/files/zip-start.ts'

/** The largest ZIP inside a ZIP that is opened; it is opened in memory. */
const NESTED_MAX_BYTES = 64 * 1_048_576
/** The most bytes that all such ZIPs may have together. */
const NESTED_TOTAL_MAX_BYTES = 128 * 1_048_576

/** An uploaded file: its own name, and its bytes. */
export type UploadedFile = { name: string; source: ScratchSource }

export type OpenedFolders = {
  folders: Folder[]
  /** The names of damaged ZIPs, and of ZIPs inside a ZIP that are too large to open. */
  damaged: string[]
  nested: string[]
  /** The names of files with a password. */
  encrypted: string[]
  /** The number of bytes of the ZIPs inside ZIPs that were opened. */
  nestedBytes: number
}

/**
 * The folders of an upload: each ZIP is one, and so are all the files outside of a ZIP together. A ZIP inside a ZIP is a
 * folder of its own.
 */
export async function openFolders(uploads: readonly UploadedFile[]): Promise<OpenedFolders> {
  const opened: OpenedFolders = { folders: [], damaged: [], nested: [], encrypted: [], nestedBytes: 0 }
  const loose: FolderFile[] = []
  const heads = newHeads()
  for (const { name, source } of uploads) {
    const file = fileOf(name, source.size, () => piecesOf(source), heads)
    if (!isZip(await file.head())) {
      loose.push(file)
      continue
    }
    try {
      const { files } = named(name, await zipMembers(source, heads), opened)
      opened.folders.push(folderOf(name, await withoutZips({ name, files, heads }, opened)))
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
      opened.damaged.push(name)
    }
  }
  if (loose.length > 0) opened.folders.push(folderOf('', loose))
  return opened
}

/** The files that aren’t ZIPs; the others become folders. */
async function withoutZips(
  { name, files, heads }: { name: string; files: readonly FolderFile[]; heads: Heads },
  opened: OpenedFolders,
): Promise<FolderFile[]> {
  const plain: FolderFile[] = []
  for (const file of files) {
    // Only the name is looked at, because reading the head of every photograph would take minutes.
    if (!/\.(?:zip|daylio)$/i.test(file.path) || !isZip(await file.head().catch(() => Buffer.alloc(0)))) {
      plain.push(file)
      continue
    }
    const path = `${name}/${file.path}`
    if (file.size > NESTED_MAX_BYTES || opened.nestedBytes + file.size > NESTED_TOTAL_MAX_BYTES) {
      opened.nested.push(path)
      continue
    }
    try {
      opened.nestedBytes += file.size
      const inside = named(path, await zipMembers(await file.bytes(NESTED_MAX_BYTES), heads), opened)
      opened.folders.push(folderOf(path, inside.files))
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
      opened.damaged.push(path)
    }
  }
  return plain
}

/** Records the files that can’t be read, by their path in the upload. */
function named(path: string, members: ZipMembers, opened: OpenedFolders): ZipMembers {
  opened.encrypted.push(...members.encrypted.map((name) => `${path}/${name}`))
  opened.damaged.push(...members.refused.map((name) => `${path}/${name}`))
  return members
}

async function* piecesOf(source: ScratchSource): AsyncGenerator<Buffer> {
  yield* source.reader()._readStreamForRange(0, source.size) as AsyncIterable<Buffer>
}
