import {
  PROBLEMS_LISTED_MAX,
  type JournalProblem,
  type JournalProblemKind,
  type NoticedProblems,
} from '@soundings/contract/journal-imports'

/** Counts every problem of an import, and lists some of them. */
export type ProblemTally = {
  note(problem: JournalProblem): void
  /** Counts problems that are not listed. */
  more(kind: JournalProblemKind, many: number): void
  result(): NoticedProblems
}

export function problemTally(): ProblemTally {
  const kinds = new Map<JournalProblemKind, number>()
  const listed: JournalProblem[] = []
  const more = (kind: JournalProblemKind, many: number) => {
    if (many > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + many)
  }
  return {
    more,
    note(problem) {
      const isFirst = !kinds.has(problem.problem)
      more(problem.problem, 1)
      // Even one damaged entry among thousands of missing photographs is listed.
      if (isFirst && listed.length >= PROBLEMS_LISTED_MAX) listed.splice(lastOfMost(listed), 1)
      if (listed.length < PROBLEMS_LISTED_MAX) listed.push(problem)
    },
    result: () => ({
      problems: listed,
      problem_count: [...kinds.values()].reduce((sum, many) => sum + many, 0),
      problem_kinds: [...kinds].map(([problem, many]) => ({ problem, many })),
    }),
  }
}

/** The index of the last problem of the kind that is listed most often. */
function lastOfMost(listed: readonly JournalProblem[]): number {
  const byKind = Map.groupBy(listed.keys(), (index) => listed[index]?.problem)
  const [most] = [...byKind.values()].toSorted((a, b) => b.length - a.length)
  return most?.at(-1) ?? 0
}
