import { HDD_DRAWS, HDD_MIN_WORDS } from './constants.ts'

/**
 * HD-D (McCarthy & Jarvis 2010): the expected share of different words among 42 drawn from the text,
 *   Σ over types of [1 − C(n−c, 42) / C(n, 42)] / 42,  C(n−c,k)/C(n,k) = Π_{i<k} (n−c−i)/(n−i).
 * 0-1, nearly free of text length. Null below 50 words.
 */
export function lexicalDiversity(text: readonly string[]): number | null {
  const n = text.length
  if (n < HDD_MIN_WORDS) return null
  const counts = new Map<string, number>()
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1)
  let sum = 0
  for (const count of counts.values()) {
    let missed = 1
    for (let i = 0; i < HDD_DRAWS && missed > 0; i++) missed *= Math.max(0, n - count - i) / (n - i)
    sum += 1 - missed
  }
  return sum / HDD_DRAWS
}
