import { beforeAll, describe, expect, test } from 'vitest'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { TONES, type Tone } from '../../account/index.ts'
import { auditEcho, generateEcho, type Echo, type PastEcho } from '../index.ts'
import { lint, overlap } from '../wording/index.ts'

const TODAY = 20_500
const DAYS = 90
const ENTRIES = demoJournal(TODAY)

/** Runs the demo journal day by day and collects every Echo. */
function live(tone: Tone): Echo[] {
  const history: PastEcho[] = []
  const echoes: Echo[] = []
  for (let today = TODAY - DAYS + 1; today <= TODAY; today++) {
    const entries = ENTRIES.filter(({ day }) => day <= today)
    const outcome = generateEcho({
      entries,
      accountId: 'demo',
      today,
      tone,
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    if (outcome.kind !== 'echo') continue
    echoes.push(outcome.echo)
    history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
  }
  return echoes
}

describe.each(TONES)('ninety days of the demo journal, %s', (tone) => {
  let echoes: Echo[]
  beforeAll(() => {
    echoes = live(tone)
  })

  test('Echos are frequent and of many types', () => {
    expect(echoes.length).toBeGreaterThan(18)
    expect(new Set(echoes.map(({ patternType }) => patternType)).size).toBeGreaterThanOrEqual(6)
  })

  test('every Echo passes the audit, on its day and with the whole journal', () => {
    const failures = echoes.map((echo) => auditEcho(echo, ENTRIES, LEXICON))
    expect(failures.filter((failure) => failure !== null)).toEqual([])
  })

  test('no Echo is forbidden, too long or out of range', () => {
    for (const { text, resonance, basedOnEntries, timeframeDays, receipt } of echoes) {
      expect(lint(text, false, receipt.tone), text).toBeNull()
      expect(text.length).toBeLessThanOrEqual(280)
      expect(resonance).toBeGreaterThanOrEqual(0.25)
      expect(resonance).toBeLessThan(1)
      expect(basedOnEntries).toBeGreaterThan(0)
      expect(timeframeDays).toBeGreaterThan(0)
    }
  })

  test('neither a skeleton nor a wording returns within 21 Echos', () => {
    for (const [i, { text, receipt }] of echoes.entries()) {
      const before = echoes.slice(Math.max(0, i - 21), i)
      expect(before.map((other) => other.receipt.skeleton)).not.toContain(receipt.skeleton)
      for (const other of before) expect(overlap(text, other.text), text).toBeLessThanOrEqual(0.6)
    }
  })

  test('a quote comes back only in a pair, a thing only in one, and in gentle times only plain words appear', () => {
    const isPair = ({ receipt }: (typeof echoes)[number]) => receipt.rule.startsWith('pair/')
    const quotes = echoes.filter((echo) => !isPair(echo)).flatMap(({ receipt }) => receipt.slots.quote ?? [])
    expect(new Set(quotes).size).toBe(quotes.length)
    const pairs = echoes.filter((echo) => isPair(echo) && echo.receipt.quotes.length === 2)
    const things = pairs.map(({ receipt }) => receipt.slots.word)
    expect(new Set(things).size).toBe(things.length)
    for (const { receipt } of echoes.filter((echo) => echo.receipt.state === 'gentle')) {
      expect(receipt.tone).toBe('Neutral')
    }
  })

  test('a receipt is plain data', () => {
    for (const { receipt } of echoes) expect(JSON.parse(JSON.stringify(receipt))).toEqual(receipt)
  })
})
