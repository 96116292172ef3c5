import { expect, test } from 'vitest'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { seededRandom } from '../../random/index.ts'
import { TONES } from '../../account/index.ts'
import {
  auditEcho,
  generateEcho,
  markOf,
  type EchoEntry,
  type EchoInput,
  type EchoMark,
  type PastEcho,
} from '../index.ts'

const TODAY = 20_500
const DEMO = demoJournal(TODAY)
const echo = (given: Partial<EchoInput> & { entries: readonly EchoEntry[] }) =>
  generateEcho({
    accountId: 'a',
    today: TODAY,
    tone: 'Neutral',
    tier: 'pro',
    history: [],
    lexicon: LEXICON,
    vectors: VECTORS,
    ...given,
  })

const CONTENTS = [
  'Washed the windows, and the street looks painted from up here.',
  'The new bakery sells walnut bread and plum jam.',
  'Bread, the post, and then the bus to the harbor for the paper.',
  'Too warm to read, so the book went into the garden with me.',
  'A walk to the mill with Ana and her very old umbrella.',
  'The shelf is up, and the books lean on one another.',
  'The kitchen smells of rye and the radio plays trumpets.',
]
/** Seven evenings in a row, the last of them today. */
const WEEK = CONTENTS.map((content, i) => anEntry(TODAY - 6 + i, { id: `w${i}`, hour: 21, content, mood: 3 + (i % 2) }))

function text(outcome: ReturnType<typeof generateEcho>): string {
  return outcome.kind === 'echo' || outcome.kind === 'quiet' ? outcome.echo.text : outcome.kind
}

test('a week of seven entries gets an Echo in each tone', () => {
  const told = TONES.map((tone) => [tone, text(echo({ entries: WEEK, tone }))])
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "Concise": "A line from February 10: “Washed the windows, and the street looks painted from up here.”",
      "Neutral": "Your words on February 10: “Washed the windows, and the street looks painted from up here.”",
      "Playful": "A line from February 10: “Washed the windows, and the street looks painted from up here.”",
      "Reflective": "This one is from February 10: “Washed the windows, and the street looks painted from up here.”",
      "Spiritual": "This one is from February 10: “Washed the windows, and the street looks painted from up here.”",
    }
  `)
})

test('the Echo of the whole demo journal, in each tone', () => {
  const told = TONES.map((tone) => [tone, text(echo({ entries: DEMO, tone }))])
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "Concise": "You wrote this earlier on, January 23: “Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again. He said he didn't know, it was early.”",
      "Neutral": "“Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again. He said he didn't know, it was early.” Written on an earlier day, January 23.",
      "Playful": "You wrote this earlier on, January 23: “Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again. He said he didn't know, it was early.”",
      "Reflective": "You put it this way on an earlier day, January 23: “Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again. He said he didn't know, it was early.”",
      "Spiritual": "“Oskar says a lease is like a piano, you shouldn't sign for one with the lid shut. I asked him what that meant. He considered it, reeled in, cast again. He said he didn't know, it was early.” That was January 23. Some things come around again.",
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
  expect(history.length).toBeGreaterThan(5)
})

test('accounts that hear the same finding hear the same numbers', () => {
  const heard = new Map<string, string>()
  for (const accountId of 'abcdef') {
    const outcome = echo({ entries: DEMO, accountId })
    if (outcome.kind !== 'echo') throw new Error('each hears an Echo')
    const { key, slots } = outcome.echo.receipt
    expect(JSON.stringify(slots)).toBe(heard.get(key) ?? JSON.stringify(slots))
    heard.set(key, JSON.stringify(slots))
  }
  expect(heard.size).toBeLessThan(6)
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

test('crisis wording allows only the quiet Echo, due or not, for ten days and two later entries', () => {
  const crisis = { ...WEEK[6]!, content: 'I want to die.' }
  const held = [...WEEK.slice(0, 6), crisis]
  for (const tone of TONES) {
    const outcome = echo({ entries: held, tone })
    expect(outcome.kind).toBe('quiet')
    expect(text(outcome)).toBe('Your entries are saved just as you wrote them. There’s no Echo today.')
  }
  const later = Array.from({ length: 5 }, (_, i) =>
    anEntry(TODAY + 6 + i, { id: `l${i}`, content: 'We had tea on the steps and read the paper.', hour: 21 }),
  )
  expect(echo({ entries: [...held, ...later], today: TODAY + 10 }).kind).toBe('quiet')
  expect(echo({ entries: held, today: TODAY + 21 }).kind).toBe('quiet')
  const after = echo({ entries: [...held, ...later], today: TODAY + 11 })
  expect(after.kind).not.toBe('quiet')
  expect(JSON.stringify(after)).not.toContain(crisis.content)
})

test('in gentle times an Echo is a line or the number of days, in Neutral, and nothing else', () => {
  const history: PastEcho[] = []
  for (let today = TODAY - 60; today <= TODAY; today++) {
    // There is no Echo on the day of a low rating and the next.
    const entries = DEMO.filter(({ day }) => day <= today - 2).map((entry) =>
      today - entry.day <= 5 ? { ...entry, mood: 1 } : entry,
    )
    for (const tone of ['Playful', 'Spiritual'] as const) {
      const outcome = echo({ entries, today, tone, history })
      if (outcome.kind !== 'echo') continue
      const { receipt } = outcome.echo
      if (receipt.state !== 'gentle') continue
      expect(receipt.tone).toBe('Neutral')
      expect(['mirror', 'presence']).toContain(outcome.echo.patternType)
      history.push({ day: today, text: outcome.echo.text, receipt })
    }
  }
  expect(history.length).toBeGreaterThanOrEqual(2)
})

test('only Premium looks back on entries of 22 to 90 days ago, and each such Echo passes its audit', () => {
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
    const days = day - Number(receipt.slots.date)
    expect(days).toBe(receipt.slots.days)
    expect(days >= 22 && days <= 90).toBe(true)
  }
  expect(older('pro')).toEqual([])
})

test('Free gets one advanced Echo, and only from 30 entries on', () => {
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

test('a journal in another language without a bright line is not quoted, but after three weeks its days are counted', () => {
  const french = (entry: EchoEntry) => ({ ...entry, content: 'Hier soir nous avons parlé le long du port.' })
  const entries = WEEK.map(french)
  expect(echo({ entries })).toEqual({ kind: 'none' })
  const first = { ...entries[0]!, id: 'first', day: TODAY - 21, time: 0 }
  expect(echo({ entries: [first, ...entries] })).toMatchObject({
    kind: 'echo',
    echo: { patternType: 'presence', receipt: { quotes: [] } },
  })
})

test('a mark changes what is told, and taking it back gives the same Echo again, byte for byte', () => {
  const told = (marks: readonly EchoMark[]) => echo({ entries: DEMO, marks })
  const before = told([])
  if (before.kind !== 'echo') throw new Error('the journal has an Echo')
  const { receipt } = before.echo
  const said = (given: Partial<EchoMark>) =>
    markOf({ day: TODAY, verdict: 'never', scope: 'rule', value: receipt.rule, ...given }, receipt)
  for (const mark of [
    said({}),
    said({ scope: 'subject', value: String(receipt.slots.word) }),
    said({ scope: 'echo', value: '', verdict: 'not_me' }),
  ]) {
    const marked = told([mark])
    if (marked.kind !== 'echo') throw new Error('something else is left to tell')
    expect(marked.echo.receipt.key).not.toBe(receipt.key)
    expect(auditEcho(marked.echo, DEMO, LEXICON)).toBeNull()
    expect(JSON.stringify(told([]))).toBe(JSON.stringify(before))
  }
})

test('a word that should never come again is in no Echo, and in no quote of one', () => {
  const never = markOf(
    { day: TODAY - 60, verdict: 'never', scope: 'subject', value: 'bucket' },
    { rule: 'mirror', key: '', slots: {} },
  )
  const live = (marks: readonly EchoMark[]) => {
    const history: PastEcho[] = []
    for (let today = TODAY - 60; today <= TODAY; today += 2) {
      const outcome = echo({ entries: DEMO.filter(({ day }) => day <= today), today, history, marks })
      if (outcome.kind === 'echo') history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
    }
    return history.map(({ text: words }) => words)
  }
  expect(live([]).join(' ')).toMatch(/\bbuckets?\b/i)
  const without = live([never])
  expect(without.length).toBeGreaterThan(10)
  expect(without.join(' ')).not.toMatch(/\bbuckets?\b/i)
})

test('on the day of an entry rated 1 or 2 and the next, nothing is told until a newer entry', () => {
  const hard = WEEK.map((entry) => (entry.day === TODAY ? { ...entry, mood: 2 } : entry))
  expect(echo({ entries: hard }).kind).toBe('none')
  expect(echo({ entries: hard, today: TODAY + 1 }).kind).toBe('none')
  expect(echo({ entries: hard, today: TODAY + 2 }).kind).toBe('echo')
  const newer = anEntry(TODAY + 1, { content: 'We cleaned the windows and now the street looks painted.', mood: 4 })
  expect(echo({ entries: [...hard, newer], today: TODAY + 1 }).kind).toBe('echo')
})
