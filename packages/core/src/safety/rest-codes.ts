const FACTOR = 0x01000193
const SLOT_BITS = 20

/**
 * Codes for a word and for each of its rests. A rest is the word without one letter; the first letter is never left
 * out.
 */
export function restCodes(word: string): number[] {
  const beginnings = [0]
  for (let at = 0; at < word.length; at++) beginnings.push(added(beginnings[at] ?? 0, word.charCodeAt(at)))
  const codes = [beginnings[word.length] ?? 0]
  let end = 0
  let power = 1
  for (let left = word.length - 1; left > 0; left--) {
    codes[left] = (Math.imul(beginnings[left] ?? 0, power) + end) | 0
    end = (Math.imul(word.charCodeAt(left), power) + end) | 0
    power = Math.imul(power, FACTOR)
  }
  return codes
}

function added(code: number, letter: number): number {
  return (Math.imul(code, FACTOR) + letter) | 0
}

/** The word itself for 0, otherwise the rest without the letter at this position. */
export function restAt(word: string, left: number): string {
  return left === 0 ? word : word.slice(0, left) + word.slice(left + 1)
}

/** A small, fast set of codes. It may report a code that it lacks, but never misses one that it has. */
export class CodeSet {
  readonly #slots = new Uint8Array(2 ** (SLOT_BITS - 3))

  add(code: number): void {
    const slot = slotOf(code)
    this.#slots[slot >>> 3] = (this.#slots[slot >>> 3] ?? 0) | (1 << (slot & 7))
  }

  mayHave(code: number): boolean {
    const slot = slotOf(code)
    return (((this.#slots[slot >>> 3] ?? 0) >> (slot & 7)) & 1) === 1
  }
}

function slotOf(code: number): number {
  return Math.imul(code, 0x9e3779b1) >>> (32 - SLOT_BITS)
}
