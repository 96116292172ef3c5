import { setImmediate } from 'node:timers/promises'

/** Size of the text chunks, in UTF-16 code units. */
const CHUNK = 64 * 1024

/** Joins small pieces of text to larger UTF-8 chunks, and yields to other work after each. */
export async function* inChunks(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = []
  let length = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    if (length < CHUNK) continue
    yield Buffer.from(waiting.join(''), 'utf8')
    waiting = []
    length = 0
    await setImmediate()
  }
  if (length > 0) yield Buffer.from(waiting.join(''), 'utf8')
}
