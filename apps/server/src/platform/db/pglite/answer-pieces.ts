const FIRST = 16_384
const LARGEST = 1_048_576

/**
 * Collects an answer in pieces that can be transferred to another thread. Each byte is copied once: joining an answer
 * of many megabytes at its end would take three times its memory.
 */
export function answerPieces() {
  const full: Uint8Array<ArrayBuffer>[] = []
  let piece = new Uint8Array(FIRST)
  let used = 0
  let length = 0
  return {
    /** @param bytes a view into memory that may change afterwards */
    add(bytes: Uint8Array): void {
      length += bytes.length
      for (let from = 0; from < bytes.length;) {
        if (used === piece.length) {
          full.push(piece)
          piece = new Uint8Array(Math.min(LARGEST, 4 * piece.length))
          used = 0
        }
        const part = bytes.subarray(from, from + piece.length - used)
        piece.set(part, used)
        used += part.length
        from += part.length
      }
    },
    get length(): number {
      return length
    },
    /** The collected pieces, each in memory of its own size. */
    taken(): Uint8Array<ArrayBuffer>[] {
      return [...full, piece.slice(0, used)]
    },
  }
}
