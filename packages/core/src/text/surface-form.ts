import { lemma } from './words.ts'

/** Share of uses inside a sentence that must be capitalised for the word to be shown so (design section 1.2). */
const CAPITALISED_SHARE = 0.8

/**
 * The form of a lemma that the texts use most, capitalised if the writer does so inside sentences; ties go to the
 * form that comes first in the alphabet. Null when no text holds the lemma.
 */
export function surfaceForm(key: string, texts: readonly string[]): string | null {
  const forms = new Map<string, number>()
  let inside = 0
  let capitalised = 0
  for (const text of texts) {
    for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const written = match[0]
      const lower = written.toLowerCase()
      if (lemma(lower) !== key) continue
      forms.set(lower, (forms.get(lower) ?? 0) + 1)
      if (/(?:^|[.!?…:\n#"“‘(])\s*$/u.test(text.slice(Math.max(0, match.index - 3), match.index))) continue
      inside++
      if (written[0] !== lower[0]) capitalised++
    }
  }
  const [best] = [...forms].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  if (!best) return null
  const isName = inside > 0 && capitalised / inside >= CAPITALISED_SHARE
  return isName ? best[0].charAt(0).toUpperCase() + best[0].slice(1) : best[0]
}
