import { expect, test } from 'vitest'
import { openJournal } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { firstLatest } from './detect.ts'
import { recountFirstLatest } from './recount.ts'

const DAYS = 60
const TODAY = 20_000 + DAYS

/** Two months of plain days; on some of them this sentence. */
function journal(sentence: string, on: readonly number[] = [5, 30, 58]) {
  return openJournal(
    Array.from({ length: DAYS }, (_, i) =>
      anEntry(20_000 + i, {
        mood: 4,
        content: on.includes(i) ? sentence : 'We carried wood into the shed until it was dark outside.',
      }),
    ),
    TODAY,
  )
}

const UMBRELLA = 'In the warm shop Ottilie lent me her good umbrella for the walk home.'

test('a name in the newest entries is told with its first and its latest day', () => {
  const [finding] = firstLatest.find(journal(UMBRELLA))
  expect(finding?.slots).toMatchObject({ word: 'Ottilie', from: 20_005, to: 20_058 })
  const receipt = { ...finding, day: TODAY } as unknown as Receipt
  expect(recountFirstLatest(receipt, journal(UMBRELLA))).toEqual(finding?.slots)
  // An earlier entry with the name has come, or the first one has gone.
  expect(recountFirstLatest(receipt, journal(UMBRELLA, [2, 5, 30, 58]))?.from).toBeUndefined()
  expect(recountFirstLatest(receipt, journal(UMBRELLA, [30, 58]))).toBeNull()
})

test('a common word, a short time, two entries and a name from long ago are not told', () => {
  expect(firstLatest.find(journal('In the warm shop someone lent me a good umbrella for the walk home.'))).toEqual([])
  expect(firstLatest.find(journal(UMBRELLA, [40, 50, 58]))).toEqual([])
  expect(firstLatest.find(journal(UMBRELLA, [5, 58]))).toEqual([])
  expect(firstLatest.find(journal(UMBRELLA, [2, 20, 40]))).toEqual([])
})

test('the name of someone who died is not told', () => {
  expect(firstLatest.find(journal('We buried Ottilie on the hill, and I thought of her good umbrella.'))).toEqual([])
})

test('without a line that may be quoted, the two days are not told', () => {
  expect(firstLatest.find(journal('Ottilie, 4:15, in the warm shop, and then a good walk home after.'))).toEqual([])
})
