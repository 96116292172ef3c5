import { expect, test } from 'vitest'
import { plainPages, TODAY } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import { tiesIn } from './ties.ts'

const KITE = 'A man left red paint on the kite and laughed.'

/** Whether a line of an earlier entry has to do with what was written today. */
function isTied(line: string, today: string, more: readonly string[] = [], mood = 4): boolean {
  const entries = [
    ...plainPages(12),
    ...more.map((content, i) => anEntry(TODAY - 20 + i, { content, mood: 4 })),
    anEntry(TODAY - 5, { content: line, mood: 4 }),
    anEntry(TODAY, { content: today, mood }),
  ]
  const journal = journalOf(orderedReadings(entries, TODAY, LEXICON), {
    today: TODAY,
    lexicon: LEXICON,
    vectors: VECTORS,
  })
  return tiesIn(journal)(line)
}

test('a line has to do with today if both name the same rare thing', () => {
  expect(isTied(KITE, 'We were out with the kite all of the afternoon.')).toBe(true)
  expect(isTied(KITE, 'We were out with the boat all of the afternoon.')).toBe(false)
})

test('an unusual word ties a line to today even before another noun', () => {
  const cello = 'The girl with the cello got on at the market and laughed.'
  expect(isTied(cello, 'The cello girl asked me what I play and I said the radio.')).toBe(true)
})

test('neither an ordinary verb nor an everyday thing ties a line to today', () => {
  expect(isTied('The bus was leaving when I came.', 'A man told us about leaving the harbor.')).toBe(false)
  expect(isTied('A man left red paint on the door and laughed.', 'We shut the door and went to the market.')).toBe(
    false,
  )
})

test('a thing that many entries mention ties none of them to today', () => {
  const often = Array.from({ length: 9 }, (_, i) => `We took the kite to the hill again, and that was page ${i + 1}.`)
  expect(isTied(KITE, 'We were out with the kite all of the afternoon.', often)).toBe(false)
})

test('nothing has to do with a day that is rated low, or on which someone died', () => {
  const kite = 'We were out with the kite all of the afternoon.'
  expect(isTied(KITE, kite, [], 3)).toBe(true)
  expect(isTied(KITE, kite, [], 2)).toBe(false)
  expect(isTied(KITE, `My father died on Sunday and the funeral was today. ${kite}`)).toBe(false)
})
