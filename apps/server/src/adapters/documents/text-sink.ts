import { CHARACTERS_MAX } from './limits.ts'
import { ReadingError } from './reading-error.ts'

/** Pieces are joined at this length, so that millions of short pieces stay cheap. */
const PIECE = 16_384

/** Collects text up to the limit. */
export class TextSink {
  #pieces: string[] = []
  #last = ''
  #length = 0

  /** The number of characters so far. */
  get length(): number {
    return this.#length
  }

  /** @throws ReadingError too-complex when the text is longer than the limit */
  write(text: string): void {
    this.#length += text.length
    if (this.#length > CHARACTERS_MAX) throw new ReadingError('too-complex')
    this.#last += text
    if (this.#last.length < PIECE) return
    this.#pieces.push(this.#last)
    this.#last = ''
  }

  toString(): string {
    return this.#pieces.join('') + this.#last
  }
}
