import type { Decision, ImportReview } from '@soundings/contract/imports'

/** Merges a decision's entries with the previous ones; the earlier date wins. */
export function joinWithPrevious(decisions: readonly Decision[], index: number): Decision[] {
  const [previous, joined] = [decisions[index - 1], decisions[index]]
  if (!previous || !joined) return [...decisions]
  const both = {
    ...previous,
    count: previous.count + joined.count,
    date: previous.date ?? joined.date,
    time: previous.date === null ? joined.time : previous.time,
  }
  return [...decisions.slice(0, index - 1), both, ...decisions.slice(index + 1)]
}

export function withDecision(decisions: readonly Decision[], index: number, changed: Partial<Decision>): Decision[] {
  return decisions.map((decision, position) => (position === index ? { ...decision, ...changed } : decision))
}

export type ReviewSummary = { entries: number; undated: number; first: string | null; last: string | null }

/** A summary of the import: the number of entries, the number without a date, and the range of dates. */
export function summaryOf(decisions: readonly Decision[]): ReviewSummary {
  const kept = decisions.filter(({ keep }) => keep)
  const dates = kept.flatMap(({ date }) => date ?? []).toSorted()
  return {
    entries: kept.length,
    undated: kept.length - dates.length,
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
  }
}

/** The first line of a decision's entries, and the number of their words. */
export function contentOf({ found }: ImportReview, { first, count }: Decision): { line: string; words: number } {
  const run = found.slice(first, first + count)
  return { line: run[0]?.first_line ?? '', words: run.reduce((sum, { words }) => sum + words, 0) }
}
