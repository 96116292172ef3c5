import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { letterOf, saidIn } from '../../../testing/letters.ts'
import type { EchoEntry } from '../../echo/index.ts'
import { periodAt } from '../period.ts'

const WEEK = periodAt('week', on(10, 19))

const countsOf = (entries: readonly EchoEntry[]) => letterOf(WEEK, entries)?.sentences[0]?.receipt.values

/** How the letters of several accounts begin; each may have other words. */
function beginnings(entries: readonly EchoEntry[]): string[] {
  const accounts = Array.from({ length: 40 }, (_, i) => `account ${i}`)
  return accounts.flatMap((accountId) => saidIn('counts', letterOf(WEEK, entries, { accountId })))
}

test('a letter begins with one count: the days or the entries of its period', () => {
  const more = anEntry(WEEK.first, { content: 'I hung the paddles over the door.', hour: 20, mood: 4 })
  const said = new Set(beginnings([...CANOE_JOURNAL, more]))
  expect(said.size).toBeGreaterThan(4)
  for (const text of said) {
    expect(text).toContain('the week of October 19')
    expect(text.match(/five days|six entries/gu)).toHaveLength(1)
  }
})

test('a letter counts the words that a reader would count', () => {
  const before = Number(countsOf(CANOE_JOURNAL)?.['words'])
  const content = 'Well-oiled paddles, 2 of them —\n\nit’s done,  in rain!'
  const more = anEntry(WEEK.first, { content, hour: 20, mood: 4 })
  expect(countsOf([...CANOE_JOURNAL, more])).toEqual({ days: 5, entries: 6, words: before + 9 })
})

test('entries without ratings count like all others', () => {
  const unrated = CANOE_JOURNAL.map((entry) => ({ ...entry, mood: null, energy: null, focus: null }))
  expect(countsOf(unrated)).toEqual(countsOf(CANOE_JOURNAL))
})
