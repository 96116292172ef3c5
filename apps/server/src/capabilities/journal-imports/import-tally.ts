import {
  UNDO_DAYS,
  type BroughtJournal,
  type FoundJournal,
  type JournalProblem,
  type JournalProblemKind,
  type JournalProgress,
} from '@soundings/contract/journal-imports'
import { DAY_MS, isoDateOf } from '@soundings/core/time'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { DraftEntry } from './draft-entry.ts'
import { NO_PROGRESS } from './import-body.ts'
import { problemTally } from './problem-tally.ts'

export type ImportTally = ReturnType<typeof importTally>

/** Counts what an import has stored, skipped and reported, and announces its progress. */
export function importTally({
  found,
  onProgress,
}: {
  found: Pick<FoundJournal, 'entries' | 'photographs'>
  onProgress: (progress: JournalProgress) => void
}) {
  const problems = problemTally()
  const count = { entries: 0, photographs: 0, skipped: 0 }
  const done = { entries: 0, photographs: 0 }
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  function announce(draft: DraftEntry | undefined): void {
    onProgress({
      ...NO_PROGRESS,
      entries_done: done.entries,
      entries: found.entries,
      photographs_done: done.photographs,
      photographs: found.photographs,
      at: draft && !draft.undated ? isoDateOf(draft.day) : null,
    })
  }

  return {
    problem(problem: JournalProblem): void {
      problems.note(problem)
    },
    /** Notes a problem with a draft. */
    note({ record: { place } }: DraftEntry, problem: JournalProblemKind): void {
      problems.note({ problem, ...place })
    },
    stored({ day, undated }: Pick<EntryRecord, 'day' | 'undated'>, photographs = 0): void {
      count.entries++
      count.photographs += photographs
      if (undated) return
      first = Math.min(first, day)
      last = Math.max(last, day)
    },
    skipped(entries = 1): void {
      count.skipped += entries
    },
    /** Announces that these drafts are stored or skipped. */
    entriesDone(drafts: readonly DraftEntry[]): void {
      done.entries += drafts.length
      announce(drafts.at(-1))
    },
    /** Announces that a photograph of this draft was read. */
    photographDone(draft: DraftEntry): void {
      done.photographs++
      announce(draft)
    },
    result: (now: Date): BroughtJournal => ({
      ...count,
      span: first <= last ? { first: isoDateOf(first), last: isoDateOf(last) } : null,
      ...problems.result(),
      undo_until: count.entries > 0 ? new Date(now.getTime() + UNDO_DAYS * DAY_MS).toISOString() : null,
    }),
  }
}
