import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { letterOf, saidIn } from '../../../testing/letters.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import type { EchoEntry } from '../../echo/index.ts'
import { heldLetter } from '../held.ts'
import type { Letter } from '../letter.ts'
import { periodAt } from '../period.ts'
import { filled, WORDINGS } from '../wording.ts'
import { firstTime } from './first-time.ts'

const WEEK = periodAt('week', on(10, 19))
const OCTOBER = periodAt('month', on(10, 1))

/** What the letters of several accounts call new; each may have other words. */
function newIn(period: typeof WEEK, entries: readonly EchoEntry[]): string[] {
  const accounts = Array.from({ length: 20 }, (_, i) => `account ${i}`)
  return accounts.flatMap((accountId) => saidIn('new', letterOf(period, entries, { accountId })))
}

test('a letter names what is new, with the day of its first entry and a line about it', () => {
  const said = newIn(WEEK, CANOE_JOURNAL)
  expect(new Set(said).size).toBeGreaterThan(2)
  for (const text of said) {
    expect(text).toMatch(/“varnish”.*two more entries/u)
    expect(text).toContain('October 19')
    expect(text).toContain('From October 19: “We gave the canoe a first coat of varnish')
  }
})

test('nothing is new before eight entries', () => {
  expect(newIn(OCTOBER, CANOE_JOURNAL)).not.toEqual([])
  expect(newIn(OCTOBER, CANOE_JOURNAL.slice(1))).toEqual([])
})

test('a word of any earlier entry is not new, even at the start of a sentence', () => {
  const older = anEntry(on(8, 30), { content: 'Varnish was on sale at the harbor.', mood: 4 })
  expect(newIn(WEEK, [older, ...CANOE_JOURNAL])).toEqual([])
})

test('a word of two entries is not called new', () => {
  const once = CANOE_JOURNAL.map((entry) =>
    entry.day === on(10, 20) ? { ...entry, content: 'Why does a fresh coat of paint smell of oranges?' } : entry,
  )
  expect(newIn(WEEK, once)).toEqual([])
})

/** The journal with both entries of October 20 on the day before: “varnish” begins with two entries of one day. */
const SAME_DAY = CANOE_JOURNAL.map((entry) =>
  entry.day === on(10, 20) ? { ...entry, day: on(10, 19), hour: 20, time: entry.time - 16 * 3_600_000 } : entry,
)

test('a letter never claims that an entry of the first day came after it', () => {
  const said = newIn(WEEK, SAME_DAY)
  expect(said).not.toEqual([])
  expect(said.filter((text) => text.includes('After that day'))).toEqual([])
  expect(newIn(WEEK, CANOE_JOURNAL).filter((text) => text.includes('After that day'))).not.toEqual([])
})

test('an older letter keeps what is new, unless it says that an entry of the first day came after it', () => {
  const letter = letterOf(WEEK, SAME_DAY)
  const written = letter?.sentences.find(({ part }) => part === 'new')
  if (!letter || !written) throw new Error('The week of the varnish has something new')
  const { again, ...values } = written.receipt.values
  expect(again).toBe(1)
  const shownValues = firstTime.shown(values, WEEK, letter.day)
  const older = WORDINGS.new.map((_, wording): Letter => {
    const statement = filled('new', wording, shownValues) ?? ''
    const old = { ...written, statement, receipt: { ...written.receipt, values, wording } }
    return { ...letter, sentences: letter.sentences.map((one) => (one === written ? old : one)) }
  })
  const shown = older.map((one) =>
    heldLetter(one, { entries: SAME_DAY, marks: [], today: on(12, 1), lexicon: LEXICON }),
  )
  expect(shown.map((one) => saidIn('new', one).length)).toEqual([1, 1, 0, 1, 1])
})
