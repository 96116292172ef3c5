import { lemma } from './words.ts'

/** Share of the texts that use a word inside a sentence that must write it with a capital: more than half of them. */
const CAPITALISED_SHARE = 0.5
/** What stands right before a word that begins a sentence. */
const BEGINS = /(?:^|[.!?…:\n#"“‘(*•–—-])\s*$/u

/** How a form is used: in how many texts, in which last, how it is spelled inside sentences, and how often small. */
type Form = { texts: number; latest: number; inside: Map<string, Set<number>>; small: number }

/**
 * The form of a lemma that stands in most of these texts, ties to the later text, as the writer spells it: a name keeps
 * its capital. Null when no text holds the lemma, and when it cannot be told whether a capital is that of a name.
 * @param texts oldest first
 */
export function printedForm(key: string, texts: readonly string[]): string | null {
  const forms = new Map<string, Form>()
  for (const [index, text] of texts.entries()) {
    for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const written = match[0]
      const lower = written.toLowerCase()
      if (lemma(lower) !== key) continue
      const form: Form = forms.get(lower) ?? { texts: 0, latest: -1, inside: new Map(), small: 0 }
      forms.set(lower, form)
      if (form.latest !== index) form.texts++
      form.latest = index
      if (written === lower) form.small++
      if (BEGINS.test(text.slice(Math.max(0, match.index - 3), match.index))) continue
      form.inside.set(written, (form.inside.get(written) ?? new Set()).add(index))
    }
  }
  const [best] = [...forms].toSorted(([, a], [, b]) => b.texts - a.texts || b.latest - a.latest)
  if (!best) return null
  const [lower, { inside, small }] = best
  const uses = [...inside]
    .map(([written, { size }]) => [written, size] as const)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  if (uses.length === 0) return small > 0 ? lower : null
  const all = uses.reduce((sum, [, count]) => sum + count, 0)
  const capitalised = uses.filter(([written]) => written !== lower)
  const share = capitalised.reduce((sum, [, count]) => sum + count, 0) / all
  return share > CAPITALISED_SHARE ? (capitalised[0]?.[0] ?? lower) : lower
}

/** True when a text holds this form as a whole word, in any case; its possessive counts. */
export function mentions(text: string, form: string): boolean {
  const lower = text.toLowerCase()
  const sought = form.toLowerCase()
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
    const [before, after] = [
      lower.slice(Math.max(0, at - 2), at),
      lower.slice(at + sought.length, at + sought.length + 2),
    ]
    if (!/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{M}\p{N}]/u.test(after)) return true
  }
  return false
}
