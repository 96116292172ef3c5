import { expect, test } from 'vitest'
import { demoJournal } from '../../testing/demo-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { seededRandom } from '../random/index.ts'
import { TONES } from '../preferences/index.ts'
import { auditEcho, generateEcho, type EchoEntry, type EchoInput, type PastEcho } from './index.ts'

const TODAY = 20_500
const DEMO = demoJournal(TODAY)
const echo = (given: Partial<EchoInput> & { entries: readonly EchoEntry[] }) =>
  generateEcho({ accountId: 'a', today: TODAY, tone: 'Neutral', tier: 'pro', history: [], lexicon: LEXICON, ...given })

const CONTENTS = [
  'Washed the windows. The street looks further away than it did.',
  'Bread, the post, and then the bus to the clinic and back again.',
  'I kept the radio off and heard the neighbours laugh at something.',
  'Too warm to sleep, so it was all of it put down to the heat.',
  'A walk to the mill with nobody. I was not in a hurry for once.',
  'The shelf is up. It leans a little, and so do I by the evening.',
  'I noticed that the kitchen is quieter when I do not fill it.',
]
/** Seven evenings in a row, the last of them today. */
const WEEK = CONTENTS.map((content, i) => anEntry(TODAY - 6 + i, { id: `w${i}`, hour: 21, content, mood: 3 + (i % 2) }))

function text(outcome: ReturnType<typeof generateEcho>): string {
  return outcome.kind === 'echo' || outcome.kind === 'quiet' ? outcome.echo.text : outcome.kind
}

test('a week of seven entries has its Echo in each tone', () => {
  const told = TONES.map((tone) => [tone, text(echo({ entries: WEEK, tone }))])
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "Concise": "From the page of 16 February: “I noticed that the kitchen is quieter when I do not fill it.”",
      "Neutral": "Recorded today, in your words: “I noticed that the kitchen is quieter when I do not fill it.”",
      "Playful": "Today, found in the page like a note in a coat pocket: “I noticed that the kitchen is quieter when I do not fill it.”",
      "Reflective": "Before it sinks back into its page, here is one line from 16 February: “I noticed that the kitchen is quieter when I do not fill it.”",
      "Spiritual": "What is said quietly can be heard for a long time. You said this today: “I noticed that the kitchen is quieter when I do not fill it.”",
    }
  `)
})

test('the Echo of the whole demo journal, in each tone', () => {
  const told = TONES.map((tone) => [tone, text(echo({ entries: DEMO, tone }))])
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "Concise": "1.4 points of mood apart: #breakwater 4.1, the rest 2.7.",
      "Neutral": "Of 78 rated entries, 18 carry #breakwater; their mean mood is 4.1, that of the rest 2.7.",
      "Playful": "The slider for mood keeps two addresses: 4.1 when #breakwater is on the page, 2.7 when it is not.",
      "Reflective": "In 78 entries one tag keeps its distance from the average. Where #breakwater stands, mood is 4.1; in the rest, 2.7.",
      "Spiritual": "Where two waters meet they can be told apart for a while: #breakwater with mood at 4.1, the rest at 2.7.",
    }
  `)
})

test('six entries are too few', () => {
  expect(echo({ entries: WEEK.slice(1) })).toEqual({ kind: 'locked' })
})

test('the same input gives the same Echo, byte for byte, in any order of entries and history', () => {
  const random = seededRandom('order')
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const history: PastEcho[] = []
  for (let today = TODAY - 60; today <= TODAY; today += 4) {
    const entries = DEMO.filter(({ day }) => day <= today)
    const first = echo({ entries, today, history })
    const copies = shuffled(entries).map((entry) => structuredClone(entry))
    const second = echo({ entries: copies, today, history: shuffled(history) })
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    if (first.kind === 'echo') history.push({ day: today, text: first.echo.text, receipt: first.echo.receipt })
  }
  expect(history.length).toBeGreaterThan(8)
})

test('another account hears the same numbers', () => {
  const [one, two] = ['a', 'b'].map((accountId) => echo({ entries: DEMO, accountId }))
  if (one?.kind !== 'echo' || two?.kind !== 'echo') throw new Error('both hear an Echo')
  expect(two.echo.receipt.slots).toEqual(one.echo.receipt.slots)
})

test('no second Echo on the same day, none without a new entry, and Free waits a week', () => {
  const first = echo({ entries: WEEK })
  if (first.kind !== 'echo') throw new Error('the week has an Echo')
  const history = [{ day: TODAY, text: first.echo.text, receipt: first.echo.receipt }]
  expect(echo({ entries: WEEK, history }).kind).toBe('not-due')
  expect(echo({ entries: WEEK, history, today: TODAY + 3 }).kind).toBe('not-due')
  const next = [...WEEK, anEntry(TODAY + 3)]
  const imported = [...WEEK, anEntry(TODAY + 3, { historic: true })]
  expect(echo({ entries: imported, history, today: TODAY + 3 }).kind).toBe('not-due')
  expect(echo({ entries: next, history, today: TODAY + 3, tier: 'free' }).kind).toBe('not-due')
  expect(echo({ entries: next, history, today: TODAY + 3 }).kind).not.toBe('not-due')
  expect(echo({ entries: next, history, today: TODAY + 7, tier: 'free' }).kind).not.toBe('not-due')
})

test('wording of crisis leaves only the quiet Echo, due or not, for 14 days and five entries', () => {
  const crisis = { ...WEEK[6]!, content: 'I want to die.' }
  const held = [...WEEK.slice(0, 6), crisis]
  for (const tone of TONES) {
    const outcome = echo({ entries: held, tone })
    expect(outcome.kind).toBe('quiet')
    expect(text(outcome)).toBe('Your recent entries are saved as written. No pattern has been drawn from them.')
  }
  const later = Array.from({ length: 5 }, (_, i) =>
    anEntry(TODAY + 10 + i, { id: `l${i}`, content: CONTENTS[i]!, hour: 21 }),
  )
  expect(echo({ entries: [...held, ...later], today: TODAY + 14 }).kind).toBe('quiet')
  const after = echo({ entries: [...held, ...later], today: TODAY + 15 })
  expect(after.kind).toBe('echo')
  expect(JSON.stringify(after)).not.toContain(crisis.id)
})

test('a heavy period is told only what is in the record, plainly', () => {
  const history: PastEcho[] = []
  for (let today = TODAY - 60; today <= TODAY; today++) {
    const entries = DEMO.filter(({ day }) => day <= today).map((entry) => ({ ...entry, mood: 1 }))
    for (const tone of ['Playful', 'Spiritual'] as const) {
      const outcome = echo({ entries, today, tone, history })
      if (outcome.kind !== 'echo') continue
      const { receipt } = outcome.echo
      expect(receipt.state).toBe('heavy')
      expect(receipt.tone).toBe(tone === 'Playful' ? 'Neutral' : 'Reflective')
      expect(['mirror', 'question', 'return_gap', 'ritual', 'rhyme', 'recurring_word']).toContain(
        outcome.echo.patternType,
      )
      history.push({ day: today, text: outcome.echo.text, receipt })
    }
  }
  expect(history.length).toBeGreaterThanOrEqual(8)
})

test('Premium alone looks back on pages of 22 to 90 days ago, and each such Echo passes its audit', () => {
  const older = (tier: EchoInput['tier']) => {
    const history: PastEcho[] = []
    for (let today = TODAY - 60; today <= TODAY; today++) {
      const entries = DEMO.filter(({ day }) => day <= today)
      const outcome = echo({ entries, today, tier, history })
      if (outcome.kind !== 'echo') continue
      expect(auditEcho(outcome.echo, entries, LEXICON)).toBeNull()
      history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
    }
    return history.filter(({ receipt }) => receipt.rule === 'look_back')
  }
  const premium = older('premium')
  expect(premium.length).toBeGreaterThanOrEqual(3)
  for (const { day, receipt } of premium) {
    const days = day - Number(receipt.slots['date'])
    expect(days).toBe(receipt.slots['days'])
    expect(days >= 22 && days <= 90).toBe(true)
  }
  expect(older('pro')).toEqual([])
})

test('Free hears one advanced Echo, and only from 30 entries on', () => {
  const live = (tier: 'free' | 'pro') => {
    const history: PastEcho[] = []
    const advanced: number[] = []
    for (let today = TODAY - 80; today <= TODAY; today++) {
      const entries = DEMO.filter(({ day }) => day <= today)
      const outcome = echo({ entries, today, tier, history })
      if (outcome.kind !== 'echo') continue
      const { text: words, receipt, patternType } = outcome.echo
      history.push({ day: today, text: words, receipt })
      if (receipt.claim === 'pattern' && patternType !== 'recurring_word') advanced.push(entries.length)
    }
    return { history, advanced }
  }
  const free = live('free')
  expect(free.advanced).toHaveLength(1)
  expect(free.advanced[0]).toBeGreaterThanOrEqual(30)
  for (const [i, { day }] of free.history.entries()) {
    if (i > 0) expect(day - free.history[i - 1]!.day).toBeGreaterThanOrEqual(7)
  }
  expect(live('pro').advanced.length).toBeGreaterThan(1)
})

test('a journal in another language still hears of its rhythm', () => {
  const entries = WEEK.map((entry) => ({ ...entry, content: 'Hier soir nous avons marché le long du port.' }))
  const outcome = echo({ entries })
  expect(outcome).toMatchObject({ kind: 'echo', echo: { patternType: 'ritual', patternLabel: 'Your hour' } })
})
