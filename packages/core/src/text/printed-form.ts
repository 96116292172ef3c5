import { lemma, words } from './words.ts'

/** A word counts as a name if more than this share of the texts that use it inside a sentence capitalize it. */
const CAPITALIZED_SHARE = 0.5
/** Characters right before the first word of a sentence. */
const BEGINS = /(?:^|[.!?…:\n#"“‘(*•–—-])\s*$/u

/**
 * Where a form occurs: the number of texts, the latest text, its spellings inside sentences, and uncapitalized uses.
 */
type Form = { texts: number; latest: number; inside: Map<string, Set<number>>; small: number }

/**
 * The form of a lemma found in the most texts, with ties going to the later text, in the writer's spelling: a name
 * keeps its capital letter. Null when no text contains the lemma, and when it is unclear whether a capital letter marks
 * a name.
 * @param texts oldest first
 */
export function printedForm(key: string, texts: Iterable<string>): string | null {
  const forms = new Map<string, Form>()
  // A plural differs from its lemma in the last letter at most, and most texts have neither.
  const stem = key.slice(0, -1)
  let index = -1
  for (const text of texts) {
    index++
    if (!text.toLowerCase().includes(stem)) continue
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
  const capitalized = uses.filter(([written]) => written !== lower)
  const share = capitalized.reduce((sum, [, count]) => sum + count, 0) / all
  return share > CAPITALIZED_SHARE ? (capitalized[0]?.[0] ?? lower) : lower
}

/** True when a text contains this form as a whole word, in any case; a possessive counts. */
export function mentions(text: string, form: string): boolean {
  const lower = text.toLowerCase()
  const wanted = form.toLowerCase()
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const [before, after] = [
      lower.slice(Math.max(0, at - 2), at),
      lower.slice(at + wanted.length, at + wanted.length + 2),
    ]
    if (!/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{M}\p{N}]/u.test(after)) return true
  }
  return false
}

/** True when a text contains this form, its singular or its plural as a whole word: “goggles” for “goggle”. */
export function mentionsThing(text: string, form: string): boolean {
  if (mentions(text, form)) return true
  const key = lemma(form)
  return form === form.toLowerCase() && words(text.toLowerCase()).some((word) => lemma(word) === key)
}
