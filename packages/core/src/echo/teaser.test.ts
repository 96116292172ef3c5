import { expect, test } from 'vitest'
import { demoJournal } from '../../testing/demo-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { seededRandom } from '../random/index.ts'
import { findCandidates } from './candidates.ts'
import { generateEcho, type EchoEntry, type EchoInput, type Receipt } from './index.ts'
import { journalOf, orderedReadings } from './journal.ts'

const TODAY = 20_500
const DEMO = demoJournal(TODAY)
/** Entries at which patterns that stand are tested (14, 20, 29, …); Free takes an advanced Echo from 30 on. */
const ENTRIES = 29

/** A journal in which one tag goes with higher moods, or, without the pattern, with any mood. */
function gardenJournal(entries: number, { pattern = true } = {}) {
  const random = seededRandom('garden')
  return Array.from({ length: entries }, (_, i) => {
    const tagged = random() < 0.45
    const high = pattern ? tagged : random() < 0.45
    return anEntry(TODAY - entries + 1 + i, {
      content: DEMO[i]!.content,
      tags: tagged ? [{ tag: 'garden', source: 'user' }] : [],
      mood: (high ? 4 : 2) + Math.round(random()),
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
    ...given,
  })
  if (outcome.kind !== 'echo') throw new Error(`no Echo but ${outcome.kind}`)
  return outcome
}

test('a certified pattern that the tier holds back is named beside the Echo, with the figures Pro would be told', () => {
  const entries = gardenJournal(ENTRIES)
  const free = told({ entries })
  const pro = told({ entries, tier: 'pro' })
  expect(free.echo.receipt.claim).toBe('record')
  expect(pro.echo.patternType).toBe('tag_mood')
  expect(free.teaser).toEqual({
    patternType: 'tag_mood',
    patternLabel: pro.echo.patternLabel,
    basedOnEntries: pro.echo.basedOnEntries,
    timeframeDays: pro.echo.timeframeDays,
  })
})

test('nothing is hinted at without a certified pattern, where the tier takes it, or once it was heard', () => {
  const entries = gardenJournal(ENTRIES)
  expect(told({ entries: gardenJournal(ENTRIES, { pattern: false }) }).teaser).toBeNull()
  expect(told({ entries, tier: 'pro' }).teaser).toBeNull()
  expect(told({ entries: gardenJournal(ENTRIES + 1) }).teaser).toBeNull()
  const pro = told({ entries, tier: 'pro' }).echo
  const heard = [pro, ...['ritual', 'ritual', 'ritual'].map((rule) => ({ ...pro, receipt: { ...pro.receipt, rule } }))]
  const history = heard.map(({ receipt }) => ({ day: TODAY - 60, text: '', receipt: { ...receipt, asOf: 0 } }))
  expect(told({ entries, history }).teaser).toBeNull()
})

test('a heavy period is not the time to speak of plans', () => {
  const random = seededRandom('questions')
  const asked = Array.from({ length: 144 }, (_, i) => {
    const share = i < 120 ? 0.05 : 0.5
    const sentences = Array.from({ length: 8 }, () => (random() < share ? 'Who had the key?' : 'We came home late.'))
    return anEntry(TODAY - 143 + i, { content: sentences.join(' ') })
  })
  const history = [{ day: TODAY - 60, text: '', receipt: { rule: 'tag_mood', claim: 'pattern' } as Receipt }]
  const heldBack = (newest: Partial<EchoEntry>) => {
    const entries = [...asked.slice(0, -1), { ...asked.at(-1)!, ...newest }]
    const journal = journalOf(orderedReadings(entries, TODAY, LEXICON), TODAY, LEXICON)
    return [journal.state, findCandidates(journal, history, 'a', 'free').heldBack.map(({ detector }) => detector.rule)]
  }
  expect(heldBack({})).toEqual(['open', ['question/density']])
  expect(heldBack({ content: 'I feel numb.', mood: 2 })).toEqual(['heavy', []])
})
