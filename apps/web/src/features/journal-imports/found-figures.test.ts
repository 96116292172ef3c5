import { aFoundJournal } from '@soundings/contract/testing/a-found-journal'
import { expect, test } from 'vitest'
import { foundFigures } from './found-figures.ts'

const spanOf = (first: string, last: string, days: number) =>
  foundFigures(aFoundJournal({ entries: 5, span: { first, last, days } }), 0)[1]

test('entries of one month name it once', () => {
  expect(spanOf('2022-04-02', '2022-04-20', 3)).toEqual({ value: 'Apr 2022', name: '3 days' })
  const years = { value: 'Mar 2019', name: 'to Aug 2026', note: '4 days' }
  expect(spanOf('2019-03-01', '2026-08-20', 4)).toEqual(years)
})
