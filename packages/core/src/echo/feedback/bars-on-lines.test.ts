import { expect, test } from 'vitest'
import { openJournal, pages } from '../../../testing/detect.ts'
import { quotableLines } from '../quoting/quotable.ts'
import { recurringWordThread } from '../rules/recurring-word-thread/detect.ts'
import { barsOf, markOf, type Said } from './index.ts'

const bars = (given: Partial<Said>) => {
  const said: Said = { day: 100, verdict: 'never', scope: 'subject', value: '', ...given }
  return barsOf([markOf(said, { rule: 'recurring_word/thread', key: 'bread', slots: {} })], 100)
}

test('a barred line leaves its place to the next one', () => {
  const journal = openJournal(
    pages(['The boat club painted the fence green.\n\nMilo came by for the apples.', ...Array(9).fill('Rain.')]),
  )
  const lines = (given: Partial<Said>) =>
    quotableLines(
      journal.entries,
      { ...journal, bars: bars(given) },
      { minWords: 5, maxWords: 26, maxLength: 150 },
    ).map(({ text }) => text)
  expect(lines({ value: 'elsewhere' })).toHaveLength(2)
  expect(lines({ value: 'Milo' })).toEqual(['The boat club painted the fence green.'])
  expect(lines({ scope: 'line', value: 'The boat club painted the fence green.' })).toEqual([
    'Milo came by for the apples.',
  ])
})

test('a barred word leaves its place to the next one', () => {
  const [both, neither] = [
    'Down to the harbour for the bread and then home.',
    'It was one of those days when there is nothing to say of it.',
  ]
  const journal = openJournal(
    pages([...Array(15).fill(neither), ...Array.from({ length: 9 }, (_, i) => (i % 2 ? both : neither))]),
  )
  const word = (given: Partial<Said>) => recurringWordThread.find({ ...journal, bars: bars(given) })[0]?.key
  expect(word({ value: 'elsewhere' })).toBe('bread')
  expect(word({ value: 'bread' })).toBe('harbour')
  expect(word({ verdict: 'not_me', scope: 'echo' })).toBe('harbour')
})
