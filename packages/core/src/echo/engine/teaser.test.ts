import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { seededRandom } from '../../random/index.ts'
import { findCandidates } from './candidates.ts'
import { generateEcho, type EchoEntry, type EchoInput, type Receipt } from '../index.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'

const TODAY = 20_500
/** Entries at which standing patterns are tested (14, 20, 29, …); Free includes an advanced Echo from 30 on. */
const ENTRIES = 29

/** A journal in which one tag has higher moods, or, without the pattern, any mood. */
function gardenJournal(entries: number, { pattern = true } = {}) {
  const random = seededRandom('garden')
  return Array.from({ length: entries }, (_, i) => {
    const tagged = random() < 0.45
    const high = pattern ? tagged : random() < 0.45
    return anEntry(TODAY - entries + 1 + i, {
      content: 'We had tea on the steps and read the paper.',
      tags: tagged ? [{ tag: 'garden', source: 'user' }] : [],
      // There is no Echo on the day of an entry rated 1 or 2.
      mood: Math.max(i === entries - 1 ? 3 : 1, (high ? 4 : 2) + Math.round(random())),
      hour: 6 + Math.floor(random() * 16),
    })
  })
}
const told = (given: Partial<EchoInput> & Pick<EchoInput, 'entries'>) => {
  const outcome = generateEcho({
    accountId: 'a',
    today: TODAY,
    tone: 'Neutral',
    tier: 'free',
    history: [],
    lexicon: LEXICON,
    vectors: VECTORS,
    ...given,
  })
  if (outcome.kind !== 'echo') throw new Error(`no Echo but ${outcome.kind}`)
  return outcome
}

test('a certified pattern that the tier excludes is named next to the Echo, with the figures Pro would show', () => {
  const entries = gardenJournal(ENTRIES)
  // Another Echo came first, so that the strongest claim is the pattern; long ago, so that Free is due one.
  const history = [
    {
      day: TODAY - 60,
      text: '',
      receipt: { rule: 'mirror', claim: 'record', asOf: 0, quotes: [] as Receipt['quotes'] } as Receipt,
    },
  ]
  const free = told({ entries, history })
  const pro = told({ entries, history, tier: 'pro' })
  expect(free.echo.receipt.claim).toBe('record')
  expect(pro.echo.patternType).toBe('tag_mood')
  expect(free.teaser).toEqual({
    patternType: 'tag_mood',
    patternLabel: pro.echo.patternLabel,
    basedOnEntries: pro.echo.basedOnEntries,
    timeframeDays: pro.echo.timeframeDays,
  })
})

test('there is no hint without a certified pattern, when the tier includes it, or once it was shown', () => {
  const entries = gardenJournal(ENTRIES)
  expect(told({ entries: gardenJournal(ENTRIES, { pattern: false }) }).teaser).toBeNull()
  expect(told({ entries, tier: 'pro' }).teaser).toBeNull()
  expect(told({ entries: gardenJournal(ENTRIES + 1) }).teaser).toBeNull()
  const pro = told({ entries, tier: 'pro' }).echo
  const heard = [
    pro,
    ...['question', 'question', 'question'].map((rule) => ({ ...pro, receipt: { ...pro.receipt, rule } })),
  ]
  const history = heard.map(({ receipt }) => ({ day: TODAY - 60, text: '', receipt: { ...receipt, asOf: 0 } }))
  expect(told({ entries, history }).teaser).toBeNull()
})

test('in gentle times no plan is mentioned', () => {
  const garden = gardenJournal(ENTRIES)
  const heldBack = (newest: Partial<EchoEntry>) => {
    const entries = [...garden.slice(0, -1), { ...garden.at(-1)!, ...newest }]
    const journal = journalOf(orderedReadings(entries, TODAY, LEXICON), { today: TODAY, lexicon: LEXICON })
    return [journal.state, findCandidates(journal, [], 'a', 'free').heldBack.map(({ detector }) => detector.rule)]
  }
  expect(heldBack({})).toEqual(['open', ['tag_mood']])
  expect(heldBack({ content: 'My father died on Sunday morning.' })).toEqual(['gentle', []])
})
