import { JournalProblemKind, LeftBehind } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { groupTitle, LEFT_WORDS, problemGroups, PROBLEM_WORDS } from './problem-words.ts'

test('every kind of problem, and all that can stay behind, has its words', () => {
  expect(Object.keys(PROBLEM_WORDS).toSorted()).toEqual([...JournalProblemKind.options].toSorted())
  expect(Object.keys(LEFT_WORDS).toSorted()).toEqual([...LeftBehind.options].toSorted())
})

test('problems are grouped by kind, the most frequent first, with their places', () => {
  const groups = problemGroups({
    problems: [
      { problem: 'unknown_file', file: 'x.bin', number: null },
      { problem: 'empty', file: 'a.json', number: 3 },
      { problem: 'empty', file: 'a.json', number: 9 },
    ],
    problem_count: 251,
    problem_kinds: [
      { problem: 'unknown_file', many: 1 },
      { problem: 'empty', many: 250 },
    ],
  })
  expect(groups).toEqual([
    { kind: 'empty', many: 250, places: ['a.json, entry 3', 'a.json, entry 9'] },
    { kind: 'unknown_file', many: 1, places: ['x.bin'] },
  ])
  expect(groups.map(groupTitle)).toEqual(['250 entries are empty', '1 file wasn’t recognized'])
})
