import { expect, test } from 'vitest'
import { demoJournal } from '../../../../testing/demo-journal.ts'
import { LEXICON, VECTORS } from '../../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../../journal/journal.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { pairRhyme } from './detect.ts'
import { recountPairRhyme } from './recount.ts'

const TODAY = 20_500
const journal = journalOf(orderedReadings(demoJournal(TODAY), TODAY, LEXICON), {
  today: TODAY,
  lexicon: LEXICON,
  vectors: VECTORS,
})
const [finding] = pairRhyme.find(journal)
const receipt = { ...finding, day: TODAY } as unknown as Receipt

test('in the demo journal the lid comes back', () => {
  expect(finding?.slots).toMatchObject({
    quote:
      "Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again.",
    word: 'lid',
  })
  expect(finding?.entries).toHaveLength(2)
})

test('a pair is recounted from both entries, and refused when they no longer share the word', () => {
  expect(recountPairRhyme(receipt, journal)).toEqual(finding?.slots)
  expect(recountPairRhyme({ ...receipt, slots: { ...receipt.slots, word: 'lamp' } }, journal)).toBeNull()
  const swapped = { ...receipt, quotes: receipt.quotes.toReversed() }
  expect(recountPairRhyme(swapped, journal)).toBeNull()
})
