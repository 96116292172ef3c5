import { expect, test } from 'vitest'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { auditEcho, generateEcho, type Echo, type EchoEntry, type PastEcho } from '../index.ts'

const TODAY = 20_500
const ENTRIES = demoJournal(TODAY)

/** Echos of the demo journal by rule, the first of each. */
function echoesByRule(): Map<string, Echo> {
  const history: PastEcho[] = []
  const echoes = new Map<string, Echo>()
  for (let today = TODAY - 80; today <= TODAY; today += 1) {
    const entries = ENTRIES.filter(({ day }) => day <= today)
    const input = {
      entries,
      accountId: 'demo',
      today,
      tone: 'Neutral',
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    } as const
    const outcome = generateEcho(input)
    if (outcome.kind !== 'echo') continue
    const { echo } = outcome
    history.push({ day: today, text: echo.text, receipt: echo.receipt })
    if (!echoes.has(echo.receipt.rule)) echoes.set(echo.receipt.rule, echo)
  }
  return echoes
}

const ECHOES = echoesByRule()
const echoOf = (rule: string) => ECHOES.get(rule)!
const audit = (echo: Echo, entries: readonly EchoEntry[] = ENTRIES) => auditEcho(echo, entries, LEXICON)
const edited = (id: string | undefined, change: Partial<EchoEntry>) =>
  ENTRIES.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

test('without changes, every Echo passes', () => {
  expect(ECHOES.size).toBeGreaterThanOrEqual(6)
  for (const [rule, echo] of ECHOES) expect(audit(echo), rule).toBeNull()
})

test('an Echo is withdrawn when its quoted line was edited or deleted', () => {
  const echo = echoOf('mirror')
  const [quote] = echo.receipt.quotes
  const { content } = ENTRIES.find(({ id }) => id === quote!.entry)!
  const changed = `${content.slice(0, quote!.start + 2)}x${content.slice(quote!.start + 3)}`
  expect(audit(echo, edited(quote!.entry, { content: changed }))).toBe('quote is not verbatim')
  expect(
    audit(
      echo,
      ENTRIES.filter(({ id }) => id !== quote!.entry),
    ),
  ).toBe('evidence is gone')
})

test('an Echo is withdrawn when its evidence has crisis wording', () => {
  const echo = echoOf('mirror')
  const { id, content } = ENTRIES.find((entry) => entry.id === echo.receipt.entries[0])!
  expect(audit(echo, edited(id, { content: `${content} I want to die.` }))).toBe('evidence holds crisis')
})

test('a mean that no longer follows from the ratings is withdrawn', () => {
  const echo = echoOf('tag_mood')
  const changed = ENTRIES.map((entry) => (echo.receipt.entries.includes(entry.id) ? { ...entry, mood: 3 } : entry))
  expect(audit(echo, changed)).toBe('numbers do not follow')
})

test('a changed text, number, skeleton, tone or state is detected', () => {
  const echo = echoOf('tag_mood')
  const { receipt } = echo
  expect(audit({ ...echo, text: `${echo.text} ` })).toBe('text does not follow')
  expect(audit({ ...echo, receipt: { ...receipt, slots: { ...receipt.slots, mean: 4.9 } } })).toBe(
    'numbers do not follow',
  )
  expect(audit({ ...echo, receipt: { ...receipt, skeleton: 'tag_mood/Neutral/999' } })).toBe('unknown rule')
  expect(audit({ ...echo, receipt: { ...receipt, rule: 'horoscope' } })).toBe('unknown rule')
  expect(audit({ ...echo, receipt: { ...receipt, state: 'gentle' } })).toBe('tone or state')
})

test('each rule detects a count that is off by one', () => {
  for (const [rule, echo] of ECHOES) {
    for (const [name, value] of Object.entries(echo.receipt.slots)) {
      if (typeof value !== 'number') continue
      const slots = { ...echo.receipt.slots, [name]: value + 1 }
      expect(audit({ ...echo, receipt: { ...echo.receipt, slots } }), `${rule} ${name}`).not.toBeNull()
    }
  }
})

test('entries written later change nothing', () => {
  const later = { ...ENTRIES[0]!, id: 'later', day: TODAY + 1, time: ENTRIES.at(-1)!.time + 86_400_000, mood: 1 }
  for (const echo of ECHOES.values()) expect(audit(echo, [...ENTRIES, later])).toBeNull()
})
