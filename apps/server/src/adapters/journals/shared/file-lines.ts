import { TextDecoder } from 'node:util'
import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import type { FolderFile } from '../files/folder.ts'

/** A line with more characters can’t be part of an entry; its rest is dropped. */
const LINE_MAX = CONTENT_MAX_BYTES + 1

/**
 * The lines of a text file without their line endings, one array for each piece of the file. UTF-16 is recognized by
 * its byte order mark; anything else is read as UTF-8. A line longer than any entry is cut just beyond that limit.
 */
export async function* fileLines(file: Pick<FolderFile, 'stream'>): AsyncGenerator<string[]> {
  let decoder: TextDecoder | null = null
  let open = ''
  const ended = (text: string): string[] => {
    const lines = text.split(/\r\n|\n|\r(?=[^\n])/)
    const last = lines.pop() ?? ''
    const [first, ...others] = lines
    if (first === undefined) {
      open = joined(open, last)
      return []
    }
    // The line feed may be in the next piece.
    const whole = [joined(open, first).replace(/\r$/, ''), ...others]
    open = last
    return whole
  }
  for await (const piece of file.stream()) {
    decoder ??= new TextDecoder(markedEncodingOrUtf8(piece))
    yield ended(decoder.decode(piece, { stream: true }))
  }
  yield ended(decoder?.decode() ?? '')
  if (open !== '') yield [open.replace(/\r$/, '')]
}

/** Joins two pieces of a line and cuts it at its limit. Text beyond the limit is never copied. */
function joined(open: string, more: string): string {
  return open.length < LINE_MAX ? open + more.slice(0, LINE_MAX - open.length) : open
}
