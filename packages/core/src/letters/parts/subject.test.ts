import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { calmDays, letterOf, saidIn } from '../../../testing/letters.ts'
import { periodAt } from '../period.ts'
import { WORDINGS } from '../wording.ts'

const WEEK = periodAt('week', on(10, 19))
const DAYS = [
  'Nora says that the stove in the workshop is older than both of us.',
  'I drew the plan of a kite, with a tail of old ribbons.',
  'I cooked lentils for Nora, and she brought a lemon in her pocket.',
  'A tailor mended my coat and would not let me pay for the thread.',
  'I flew the kite with Nora until it was a dot above the chimneys.',
  'My kite came home with a leaf in its tail and one ribbon less.',
]

/** The subjects in the letters of several accounts; each may have other words. */
function subjects(texts: readonly string[]): string[] {
  const accounts = Array.from({ length: 12 }, (_, i) => `account ${i}`)
  const entries = calmDays(WEEK.first, texts)
  return accounts.flatMap((accountId) => saidIn('subject', letterOf(WEEK, entries, { accountId })))
}

/** The beginnings that the wordings of a thing don’t share with those of a person. */
const ONLY_THINGS = WORDINGS.subject.filter((wording) => !(WORDINGS.person as readonly string[]).includes(wording))

test('a letter counts the entries with a thing and quotes one of them', () => {
  const said = subjects(DAYS).filter((text) => text.includes('“kite”'))
  expect(said).not.toEqual([])
  for (const text of said) {
    expect(text).toMatch(/three of your six entries/iu)
    expect(text).toMatch(/ From October (?:20|23|24): “[^”]*kite[^”]*”$/u)
  }
})

test('a letter speaks of a person in words that fit a person', () => {
  const said = subjects(DAYS).filter((text) => text.includes('“Nora”'))
  expect(said).not.toEqual([])
  const beginnings = ONLY_THINGS.map((wording) =>
    wording.split('“')[0]?.replace('{share}', 'three of your six entries'),
  )
  for (const text of said) {
    expect(text).toMatch(/three of your six entries/iu)
    expect(beginnings).not.toContain(text.split('“')[0])
  }
})

test('a letter counts whole words only', () => {
  const kiteless = DAYS.map((text, i) => (i === 5 ? text.replace('kite', 'kitesurfing sister') : text))
  expect(subjects(kiteless).filter((text) => text.includes('“kite”'))).toEqual([])
})

test('a thing in every entry of a week is not counted', () => {
  const everyDay = DAYS.map((text) => `${text} Then I put the ladder in the shed.`)
  expect(subjects(everyDay).filter((text) => text.includes('“ladder”'))).toEqual([])
  const someDays = DAYS.map((text, i) => (i < 4 ? `${text} Then I put the ladder in the shed.` : text))
  expect(subjects(someDays).filter((text) => text.includes('“ladder”'))).not.toEqual([])
})

test('a letter names a month’s canoe in the count of its entries', () => {
  const october = letterOf(periodAt('month', on(10, 1)), CANOE_JOURNAL)
  expect(saidIn('subject', october)).toEqual([
    expect.stringMatching(/“canoe” is in six of your twelve entries\. From October 24: “[^”]*canoe/u),
  ])
})
