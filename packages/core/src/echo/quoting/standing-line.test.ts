import { expect, test } from 'vitest'
import { plainPages, TODAY } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings, type Journal } from '../journal/journal.ts'
import { worthIn } from '../worth/worth.ts'
import { standingLines } from './standing-line.ts'

const LINE = 'A man left red paint on the kite and laughed.'
const ECHO = 'You have written on seven days.'

/** A journal with a line about a kite, and a newest entry with this text. */
function journalWith(today: string, told: readonly string[] = [ECHO]): Journal {
  const entries = [
    ...plainPages(20),
    anEntry(TODAY - 12, { content: LINE, mood: 4 }),
    anEntry(TODAY, { content: today, mood: 4 }),
  ]
  const sources = { today: TODAY, lexicon: LEXICON, vectors: VECTORS, told }
  return journalOf(orderedReadings(entries, TODAY, LEXICON), sources)
}

/** How much less worth the line has than a caller with a measure of its own finds. */
function deduction(journal: Journal): number {
  const worthOfLine = (choice: Parameters<typeof standingLines>[2]) =>
    standingLines(journal.quotable, journal, { ...choice, least: 0 }).find(({ line }) => line.text === LINE)?.worth
  const [own, measured] = [worthOfLine({}), worthOfLine({ worth: worthIn(journal) })]
  if (own === undefined || measured === undefined) throw new Error('The line is not offered.')
  return measured - own
}

const KITE = 'We were out with the kite all of the afternoon.'
const BOAT = 'We were out with the boat all of the afternoon.'

test('a line that has nothing to do with the newest day has 0.3 less worth', () => {
  expect(deduction(journalWith(BOAT))).toBeCloseTo(0.3)
  expect(deduction(journalWith(KITE))).toBe(0)
})

test('for the first Echo, and in a hard time, a line may have nothing to do with the newest day', () => {
  expect(deduction(journalWith(BOAT, []))).toBe(0)
  expect(deduction({ ...journalWith(BOAT), state: 'gentle' })).toBe(0)
})
