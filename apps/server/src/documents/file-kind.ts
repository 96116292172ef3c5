import { fileTypeFromBuffer } from 'file-type'

/** Enough to know a kind by; more would let a hostile archive be walked through. */
const HEAD = 4_096
/** Readers of PDF look for its header so far into a file. */
const PDF_HEADER_WITHIN = 1_024
const BYTE_MARK_AND_SPACE = /^(?:\xef\xbb\xbf)?\s*/
/** Name of the stream that holds an encrypted package of XML ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** A compound file is what word processors wrote before DOCX, and what encrypted packages are put into. */
export type FileKind = 'pdf' | 'zip' | 'rtf' | 'compound'

/** What a file is by its bytes. @returns null when it may be plain text, or is something that is not read here */
export async function fileKind(bytes: Buffer): Promise<FileKind | null> {
  const head = bytes.subarray(0, HEAD)
  const type = await fileTypeFromBuffer(head)
  if (type?.ext === 'cfb') return 'compound'
  if (isZip(head)) return 'zip'
  const start = head.toString('latin1').replace(BYTE_MARK_AND_SPACE, '')
  if (type?.ext === 'rtf' || start.startsWith('{\\rtf')) return 'rtf'
  if (type?.ext === 'pdf' || start.startsWith('%PDF-')) return 'pdf'
  // Some programs put a header of their own before that of the PDF; a text that only names it has no zero bytes.
  const isBinary = bytes.includes(0)
  return isBinary && head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? 'pdf' : null
}

/** True when a compound file is a document that asks for a password. */
export function holdsEncryptedPackage(bytes: Buffer): boolean {
  return bytes.includes(ENCRYPTED_PACKAGE)
}

/** A ZIP begins with an entry, an empty one with the end of its directory (APPNOTE 4.3.7, 4.3.16). */
function isZip(head: Buffer): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4))
}
