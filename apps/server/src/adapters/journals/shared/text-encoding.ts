import { markedEncoding } from '#server/adapters/documents/byte-order-mark.ts'
import { guessEncoding } from '#server/adapters/documents/guess-encoding.ts'
import type { FolderFile } from '../files/folder.ts'

/** The number of bytes that are used to guess an encoding. */
const SAMPLE = 65_536
/** The share of control characters above which a file is not text. */
const ODD_SHARE = 0.01
/** The share of zero bytes above which a text is UTF-16: half of its bytes in European languages. */
const WIDE_SHARE = 0.1
const ODD = /(?!\s)\p{Cc}/gu
/** Control characters that people paste from a terminal; in a small file, a few of them already exceed the share. */
const PASTED = new Set(['\u0007', '\b', '\u001B'])

/**
 * The encoding of a text file of any size, for `decodedText`: certain signs first, then the likeliest legacy encoding.
 * Reads the whole file, because its first letter with an accent may be its last.
 */
export async function textEncoding(file: FolderFile): Promise<string> {
  const sure = sureEncoding(await file.head())
  if (sure !== null && sure !== 'binary') return sure
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of file.stream()) {
    try {
      decoder.decode(piece, { stream: true })
    } catch {
      return guessEncoding(piece.subarray(0, SAMPLE)) ?? 'windows-1252'
    }
  }
  return 'utf-8'
}

/** The text of a file in pieces, without its byte order mark. Bytes that are not valid become U+FFFD. */
export async function* decodedText(file: FolderFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of file.stream()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

/**
 * The beginning of a text file, as long as its head.
 * @returns null if it isn’t text
 */
export async function headText(file: FolderFile): Promise<string | null> {
  const head = await file.head()
  const encoding = sureEncoding(head) ?? (isUtf8(head) ? 'utf-8' : guessEncoding(head))
  if (encoding === null || encoding === 'binary') return null
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  if (text.includes('\0')) return null
  const odd = text.match(ODD)?.filter((character) => !PASTED.has(character)) ?? []
  return odd.length <= text.length * ODD_SHARE ? text : null
}

/**
 * The encoding of a text that has a byte order mark, or zero bytes in every second place (UTF-16). A file with zero
 * bytes elsewhere isn’t text.
 */
function sureEncoding(head: Buffer): string | null {
  const marked = markedEncoding(head)
  if (marked !== null) return marked
  const zeros = [0, 0]
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return null
  const most = Math.max(even, odd)
  return most > head.length * WIDE_SHARE && Math.min(even, odd) < most * ODD_SHARE
    ? even > odd
      ? 'utf-16be'
      : 'utf-16le'
    : 'binary'
}

/** True if these first bytes of a file can be a text’s: without zero bytes, or with the byte order mark of UTF-16. */
export function mayBeText(head: Buffer): boolean {
  return !head.includes(0) || markedEncoding(head) !== null
}

function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
