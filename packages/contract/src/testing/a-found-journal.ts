import type { FoundJournal } from '../journal-imports.ts'

/** The contents of an upload, empty except for the given fields. */
export function aFoundJournal(given: Partial<FoundJournal> = {}): FoundJournal {
  return {
    sources: [],
    entries: 0,
    span: null,
    undated: 0,
    photographs: 0,
    with_mood: 0,
    moods: [],
    folders: [],
    already: { before: 0, same_words: 0 },
    left_behind: [],
    problems: [],
    problem_count: 0,
    problem_kinds: [],
    date_order: null,
    tables: [],
    refused_documents: [],
    ...given,
  }
}
