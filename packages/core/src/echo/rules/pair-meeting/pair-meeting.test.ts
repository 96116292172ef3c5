import { expect, test } from 'vitest'
import { demoJournal } from '../../../../testing/demo-journal.ts'
import { LEXICON, VECTORS } from '../../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../../journal/journal.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { pairMeeting } from './detect.ts'
import { recountPairMeeting } from './recount.ts'

const LAST = 20_500
const ENTRIES = demoJournal(LAST)
/** The day on which the demo diary says that the cradle went home. */
const TODAY = ENTRIES[74]?.day ?? 0
const journal = journalOf(orderedReadings(ENTRIES.slice(0, 75), TODAY, LEXICON), {
  today: TODAY,
  lexicon: LEXICON,
  vectors: VECTORS,
})
const [finding] = pairMeeting.find(journal)
const receipt = { ...finding, day: TODAY } as unknown as Receipt

test('an old line comes back on the day its thing does', () => {
  expect(finding?.slots).toMatchObject({
    quote: expect.stringContaining('A woman brought in a cradle this afternoon, in the back of a van'),
    word: 'cradle',
    later: TODAY,
  })
})

test.each([
  ['The cradle went home in the van today.', 'cradle'],
  ['Saw a cradle in the window of a shop today.', undefined],
])('after “%s” it comes back only if that is the same thing', (content, word) => {
  const entries = ENTRIES.slice(0, 75).map((entry) => (entry.day === TODAY ? { ...entry, content } : entry))
  const met = journalOf(orderedReadings(entries, TODAY, LEXICON), { today: TODAY, lexicon: LEXICON, vectors: VECTORS })
  expect(pairMeeting.find(met).find(({ slots }) => slots.word === 'cradle')?.slots.word).toBe(word)
})

test('it is recounted from the line and the newer entry, and refused when that entry loses the word', () => {
  expect(recountPairMeeting(receipt, journal)).toEqual(finding?.slots)
  const without = journalOf(
    orderedReadings(
      ENTRIES.slice(0, 75).map((entry) => ({ ...entry, content: entry.day === TODAY ? 'Rain again.' : entry.content })),
      TODAY,
      LEXICON,
    ),
    { today: TODAY, lexicon: LEXICON },
  )
  expect(recountPairMeeting(receipt, without)).toBeNull()
})
