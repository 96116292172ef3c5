import { Pace } from '#server/platform/turns/pace.ts'

/** The size of the text chunks, in UTF-16 code units. */
const CHUNK = 64 * 1024

/** The size of joined pieces, in UTF-16 code units. */
const PIECE = 4 * 1024

/** Joins pieces of a line or less before they are awaited one by one, which would take longer than writing them. */
export function* joined(pieces: Iterable<string>): Generator<string> {
  let waiting = ''
  for (const piece of pieces) {
    waiting += piece
    if (waiting.length < PIECE) continue
    yield waiting
    waiting = ''
  }
  if (waiting !== '') yield waiting
}

/** Joins small pieces of text to larger UTF-8 chunks, at a pace that leaves time for other work. */
export async function* inChunks(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  using pace = new Pace()
  let waiting: string[] = []
  let length = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    if (length < CHUNK) continue
    const chunk = Buffer.from(waiting.join(''), 'utf8')
    waiting = []
    length = 0
    await pace.rest()
    pace.stop()
    yield chunk
    pace.resume()
  }
  if (length > 0) yield Buffer.from(waiting.join(''), 'utf8')
}
