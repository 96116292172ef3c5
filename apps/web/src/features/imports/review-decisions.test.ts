import type { Decision, ImportReview } from '@soundings/contract/imports'
import { expect, test } from 'vitest'
import { contentOf, joinWithPrevious, summaryOf, withDecision } from './review-decisions.ts'

const decision = (first: number, given: Partial<Decision> = {}): Decision => ({
  first,
  count: 1,
  date: null,
  time: null,
  keep: true,
  ...given,
})

test('merged entries have the date and time of the first', () => {
  const joined = joinWithPrevious(
    [decision(0, { date: '2021-03-09', time: '07:15' }), decision(1, { date: '2021-03-10', time: '08:00', count: 2 })],
    1,
  )
  expect(joined).toEqual([decision(0, { count: 3, date: '2021-03-09', time: '07:15' })])
})

test('an entry without a date takes the date and time of the entry it is merged with', () => {
  const joined = joinWithPrevious([decision(0), decision(1, { date: '2021-03-10', time: '08:00' })], 1)
  expect(joined).toEqual([decision(0, { count: 2, date: '2021-03-10', time: '08:00' })])
})

test('a date without a time does not borrow the time of another day', () => {
  const joined = joinWithPrevious(
    [decision(0, { date: '2021-03-09' }), decision(1, { date: '2021-03-10', time: '08:00' })],
    1,
  )
  expect(joined[0]).toMatchObject({ date: '2021-03-09', time: null })
})

test('the first entry can’t be merged with a previous one', () => {
  const decisions = [decision(0), decision(1)]
  expect(joinWithPrevious(decisions, 0)).toEqual(decisions)
  expect(joinWithPrevious(decisions, 2)).toEqual(decisions)
})

test('entries around a merged pair stay as they are', () => {
  const decisions = [decision(0), decision(1), decision(2), decision(3)]
  expect(joinWithPrevious(decisions, 2)).toEqual([decision(0), decision(1, { count: 2 }), decision(3)])
})

test('one decision changes and the others do not', () => {
  expect(withDecision([decision(0), decision(1)], 1, { keep: false })).toEqual([
    decision(0),
    decision(1, { keep: false }),
  ])
})

test('the summary counts the kept and the undated entries, and shows the range of dates', () => {
  const decisions = [
    decision(0, { date: '2021-03-10' }),
    decision(1, { date: '2020-01-01', keep: false }),
    decision(2),
    decision(3, { date: '2021-03-09' }),
  ]
  expect(summaryOf(decisions)).toEqual({ entries: 3, undated: 1, first: '2021-03-09', last: '2021-03-10' })
  expect(summaryOf([])).toEqual({ entries: 0, undated: 0, first: null, last: null })
})

test('merged entries show the first line and all words', () => {
  const found = ['Rain.', 'Sun.', 'Snow.'].map((first_line, i) => ({
    first_line,
    words: i + 1,
    date: null,
    time: null,
    in_future: false,
  }))
  const review = { found } as unknown as ImportReview
  expect(contentOf(review, decision(1, { count: 2 }))).toEqual({ line: 'Sun.', words: 5 })
  expect(contentOf(review, decision(7))).toEqual({ line: '', words: 0 })
})
