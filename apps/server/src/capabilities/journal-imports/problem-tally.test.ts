import { PROBLEMS_LISTED_MAX } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { problemTally } from './problem-tally.ts'

const missing = (number: number) => ({ problem: 'missing_photograph', file: 'a.json', number }) as const

test('every problem is counted by its kind, though not every one is listed', () => {
  const tally = problemTally()
  for (let number = 1; number <= 250; number++) tally.note(missing(number))
  tally.more('unknown_file', 30)
  tally.more('nested_zip', 0)
  const { problems, problem_count, problem_kinds } = tally.result()
  expect([problems.length, problem_count]).toEqual([PROBLEMS_LISTED_MAX, 280])
  expect(problem_kinds).toEqual([
    { problem: 'missing_photograph', many: 250 },
    { problem: 'unknown_file', many: 30 },
  ])
})

test('the first problem of a kind is listed even after a hundred of another', () => {
  const tally = problemTally()
  for (let number = 1; number <= 250; number++) tally.note(missing(number))
  const damaged = { problem: 'unreadable_record', file: 'a.json', number: 251 } as const
  for (const problem of [damaged, { ...damaged, number: 252 }]) tally.note(problem)
  const { problems } = tally.result()
  expect(problems).toHaveLength(PROBLEMS_LISTED_MAX)
  expect(problems.filter(({ problem }) => problem === 'unreadable_record')).toEqual([damaged])
})
