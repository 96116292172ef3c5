import { fileTypeFromBuffer } from 'file-type'
import { isZip } from '#server/platform/files/zip-start.ts'

/**
 * The number of bytes that are enough to recognize a kind. Without this limit, a hostile archive could make the server
 * list very many entries.
 */
const HEAD = 4_096
/** PDF readers search for the header in this many bytes from the start of a file. */
const PDF_HEADER_WITHIN = 1_024
const BYTE_MARK_AND_SPACE = /^(?:\xef\xbb\xbf)?\s*/
/** The name of the stream that contains an encrypted OOXML package ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** The kinds known by their bytes. Old word processors and encrypted packages are compound files. */
export type FileKind = 'pdf' | 'zip' | 'rtf' | 'compound'

/**
 * The kind of a file, judged by its bytes.
 * @returns null when it may be plain text or is not supported
 */
export async function fileKind(bytes: Buffer): Promise<FileKind | null> {
  const head = bytes.subarray(0, HEAD)
  const type = await fileTypeFromBuffer(head)
  if (type?.ext === 'cfb') return 'compound'
  if (isZip(head)) return 'zip'
  const start = head.toString('latin1').replace(BYTE_MARK_AND_SPACE, '')
  if (type?.ext === 'rtf' || start.startsWith('{\\rtf')) return 'rtf'
  if (type?.ext === 'pdf' || start.startsWith('%PDF-')) return 'pdf'
  // Some programs put their own header before the PDF header. A text file that only mentions it has no zero bytes.
  const isBinary = bytes.includes(0)
  return isBinary && head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? 'pdf' : null
}

/** True when a compound file is a password-protected document. */
export function holdsEncryptedPackage(bytes: Buffer): boolean {
  return bytes.includes(ENCRYPTED_PACKAGE)
}
