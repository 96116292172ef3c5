import { HDD_DRAWS, HDD_MIN_WORDS } from './constants.ts'
import { wordCounts } from './words.ts'

/**
 * HD-D (McCarthy & Jarvis 2010): the expected share of different words among 42 drawn from the text,
 *   Σ over types of [1 − C(n−c, 42) / C(n, 42)] / 42,  C(n−c,k)/C(n,k) = Π_{i<k} (n−c−i)/(n−i).
 * 0-1, nearly free of text length. Null below 50 words.
 * @param counts how often each word occurs, where that is known
 */
export function lexicalDiversity(
  text: readonly string[],
  counts: ReadonlyMap<string, number> = wordCounts(text),
): number | null {
  const n = text.length
  if (n < HDD_MIN_WORDS) return null
  // Words with the same count have the same probability, so it is computed once per count.
  const drawn = new Map<number, number>()
  let sum = 0
  for (const count of counts.values()) {
    const share = drawn.get(count) ?? drawnShare(count, n)
    drawn.set(count, share)
    sum += share
  }
  return sum / HDD_DRAWS
}

/** The probability that a sample of 42 includes a word that occurs `count` times among `n`. */
function drawnShare(count: number, n: number): number {
  let missed = 1
  for (let i = 0; i < HDD_DRAWS && missed > 0; i++) missed *= Math.max(0, n - count - i) / (n - i)
  return 1 - missed
}
