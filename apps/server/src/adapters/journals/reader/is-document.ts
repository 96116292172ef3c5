import { fileKind } from '#server/adapters/documents/file-kind.ts'
import type { Folder } from '../files/folder.ts'
import { mayBeText } from '../shared/text-encoding.ts'

/** The path of the text inside a Word document. */
const WORD_TEXT = 'word/document.xml'

/** True for the ZIP that a Word document is. */
export function isWordFolder({ find }: Pick<Folder, 'find'>): boolean {
  return find(WORD_TEXT) !== null
}

/** True when these are the first bytes of a PDF. */
export async function isPdf(head: Buffer): Promise<boolean> {
  return (await fileKind(head)) === 'pdf'
}

/** True when these are the first bytes of a PDF, an RTF, an old Word document or a plain text. */
export async function isDocument(head: Buffer): Promise<boolean> {
  if (head.length === 0) return false
  const kind = await fileKind(head)
  return kind !== null ? kind !== 'zip' : mayBeText(head)
}
