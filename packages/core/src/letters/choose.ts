import { SIMILARITY } from './constants.ts'
import type { Found, LetterRule } from './rule.ts'

export type Candidate = { rule: LetterRule; found: Found }

/**
 * Findings, best first. A finding on the same subject as an earlier one, or by the same rule, scores lower
 * (docs/spec/rules.md#letters). No entry is quoted twice.
 * @param most the most findings
 */
export function chosen(
  candidates: readonly Candidate[],
  most: number,
  limitOf: (rule: LetterRule) => number,
): Candidate[] {
  const taken: Candidate[] = []
  const left = [...candidates]
  while (taken.length < most) {
    const fits = left.filter(
      (one) =>
        taken.filter(({ rule }) => rule === one.rule).length < limitOf(one.rule) &&
        !taken.some(({ found }) => sharesLine(found, one.found)),
    )
    const [best] = fits
      .map((one) => ({ one, score: one.found.score * (1 - SIMILARITY.weight * likeness(one, taken)) }))
      .toSorted((a, b) => b.score - a.score || (keyOf(a.one) < keyOf(b.one) ? -1 : 1))
    if (!best) break
    taken.push(best.one)
    left.splice(left.indexOf(best.one), 1)
  }
  return taken
}

function likeness({ rule, found }: Candidate, taken: readonly Candidate[]): number {
  const isSame = (word: string) => found.about.some((own) => own.toLowerCase() === word.toLowerCase())
  return Math.max(
    0,
    ...taken.map((other) => {
      if (other.found.about.some(isSame)) return SIMILARITY.subject
      return other.rule === rule && other.found.quarter === found.quarter ? SIMILARITY.rule : 0
    }),
  )
}

/** True when both quote the same entry, or the same words. */
function sharesLine(a: Found, b: Found): boolean {
  return a.lines.some((one) =>
    b.lines.some(
      (other) => one.entry === other.entry || one.text.includes(other.text) || other.text.includes(one.text),
    ),
  )
}

/** Identifies a finding. Findings with the same score are sorted by this key. */
export function keyOf({ rule, found }: Candidate): string {
  return `${rule.name} ${found.about.join(' ')} ${found.entries.join(' ')} ${found.lines.map(({ text }) => text).join(' ')}`
}
