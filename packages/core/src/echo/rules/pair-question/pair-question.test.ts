import { expect, test } from 'vitest'
import { plainPages, TODAY } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../../journal/journal.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { pairQuestion } from './detect.ts'
import { recountPairQuestion } from './recount.ts'

const QUESTION = 'Could I live in Ghent, with a desk by that window?'
const LINE = 'Met a woman who moved to Ghent for a desk by a window.'

function journalWith(question: string, line: string, days = 12) {
  const entries = [
    ...plainPages(8),
    anEntry(TODAY - days, { id: 'asked', content: `${question} The bus was full, so I walked home along the canal.` }),
    anEntry(TODAY, {
      id: 'later',
      time: Number.MAX_SAFE_INTEGER,
      content: `${line} The choir sang outside and people stopped to hear it.`,
    }),
  ]
  return journalOf(orderedReadings(entries, TODAY, LEXICON), { today: TODAY, lexicon: LEXICON, vectors: VECTORS })
}

test('a question is shown beside a later line with two of its words', () => {
  const journal = journalWith(QUESTION, LINE)
  const [finding] = pairQuestion.find(journal)
  expect(finding?.slots).toEqual({ quote: QUESTION, date: TODAY - 12, laterQuote: LINE, later: TODAY, word: 'Ghent' })
  const receipt = { ...finding, day: TODAY } as unknown as Receipt
  expect(recountPairQuestion(receipt, journal)).toEqual(finding?.slots)
  expect(recountPairQuestion({ ...receipt, quotes: receipt.quotes.toReversed() }, journal)).toBeNull()
})

test('a line of the next day, one with a single common word, and a question to someone else are left out', () => {
  expect(pairQuestion.find(journalWith(QUESTION, LINE, 1))).toEqual([])
  expect(pairQuestion.find(journalWith(QUESTION, 'Sent a postcard of Ghent to the dentist.'))).toEqual([])
  expect(pairQuestion.find(journalWith('Could you live in Ghent, with a desk by that window?', LINE))).toEqual([])
})
