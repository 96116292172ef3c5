import { straightened } from '../text/index.ts'

/** A word of a text, with the facts by which names are recognized. */
export type Token = {
  /**
   * The word in lower case, with straight apostrophes and without a possessive. It is empty for a hashtag, which isn’t
   * part of its sentence.
   */
  word: string
  /** The word as written, without a possessive. */
  written: string
  isCapital: boolean
  /** True at the start of a sentence, a line or a quotation, where a capital letter means nothing. */
  isFirst: boolean
  /** True when only a space separates it from the word before. */
  isNext: boolean
  isPossessive: boolean
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu
/** Characters right before the first word of a sentence. */
const BEGINS = /(?:^|[.!?…:\n"“‘(*•–—-])\s*$/u
const LOOKED_BACK = 3
const POSSESSIVE = "'s"
/** Words whose ’s is a contraction of “is” or “has”, not a possessive. */
const NOT_POSSESSIVE = new Set("it's he's she's that's what's there's who's let's here's where's how's".split(' '))

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  const plain = straightened(text)
  const tokens: Token[] = []
  let end = 0
  for (const match of plain.matchAll(WORD)) {
    const [whole] = match
    const lower = whole.toLowerCase()
    const isPossessive = lower.endsWith(POSSESSIVE) && !NOT_POSSESSIVE.has(lower)
    const length = isPossessive ? -POSSESSIVE.length : undefined
    const written = whole.slice(0, length)
    const before = plain.slice(Math.max(0, match.index - LOOKED_BACK), match.index)
    const isTag = before.endsWith('#')
    tokens.push({
      word: isTag ? '' : lower.slice(0, length),
      written,
      isCapital: written.charAt(0) !== lower.charAt(0),
      isFirst: BEGINS.test(before),
      isNext: plain.slice(end, match.index) === ' ',
      isPossessive,
    })
    end = match.index + whole.length
  }
  return tokens
}
