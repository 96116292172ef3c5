import { expect, test } from 'vitest'
import { anEntry } from '../../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../../journal/journal.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { pairPromise } from './detect.ts'
import { recountPairPromise } from './recount.ts'

const TODAY = 100
const PLAN = 'I’m going to write Tom a proper letter, by hand.'
const DONE = 'Wrote the letter for Tom, two pages by hand.'
const OUTCOME = 'He read it in the hallway with his coat on.'

function journalWith(plan: string, done: string, days = 12) {
  const entries = [
    anEntry(94 - days, { content: `${plan} The bus was full, so I walked home along the canal.` }),
    anEntry(94, { content: `${done} ${OUTCOME}` }),
  ]
  return journalOf(orderedReadings(entries, TODAY, LEXICON), { today: TODAY, lexicon: LEXICON, vectors: VECTORS })
}

test('a plan is shown beside the lines in which it was done', () => {
  const journal = journalWith(PLAN, DONE)
  const [finding] = pairPromise.find(journal)
  expect(finding?.slots).toEqual({ quote: PLAN, date: 82, laterQuote: `${DONE} ${OUTCOME}`, later: 94, word: 'letter' })
  const receipt = { ...finding, day: TODAY } as unknown as Receipt
  expect(recountPairPromise(receipt, journal)).toEqual(finding?.slots)
  const swapped = { ...receipt, quotes: receipt.quotes.toReversed() }
  expect(recountPairPromise(swapped, journal)).toBeNull()
})

test('a plan of the day before, a habit, and a thing of every day are left out', () => {
  expect(pairPromise.find(journalWith(PLAN, DONE, 1))).toEqual([])
  expect(
    pairPromise.find(journalWith('I need to buy some bread for supper.', 'Bought the bread at the corner.')),
  ).toEqual([])
})
