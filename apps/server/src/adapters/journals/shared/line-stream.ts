import type { FolderFile } from '../files/folder.ts'
import { decodedText, textEncoding } from './text-encoding.ts'

/** The longest line, in characters; the rest of a longer one becomes another line. */
const LINE_MAX = 2_000_000
const LINE_END = /\r\n|\r|\n/u

/** The lines of a text file of any size, without their ends. */
export async function* fileLines(file: FolderFile): AsyncGenerator<string> {
  let [line, held] = ['', '']
  for await (const text of decodedText(file, await textEncoding(file))) {
    const whole = held + text
    // The line feed after a carriage return may come with the next piece.
    held = whole.endsWith('\r') ? '\r' : ''
    const [first = '', ...rest] = whole.slice(0, whole.length - held.length).split(LINE_END)
    line += first
    for (const next of rest) {
      yield line
      line = next
    }
    if (line.length > LINE_MAX) {
      yield line
      line = ''
    }
  }
  yield line
}
