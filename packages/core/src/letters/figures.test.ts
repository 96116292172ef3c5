import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { letterOf } from '../../testing/letters.ts'
import type { EchoEntry } from '../echo/index.ts'
import { figuresOf } from './figures.ts'
import type { Letter } from './letter.ts'
import { periodAt, type Period } from './period.ts'

const OCTOBER = periodAt('month', on(10, 1))
const SEPTEMBER = periodAt('month', on(9, 1))

/** A letter without sentences: its figures depend on its period only. */
function bare(period: Period): Letter {
  return { ...period, version: 'letter-1.1', day: period.last + 1, asOf: 0, sentences: [] }
}

/** The figure “Entries” after so many entries in September and so many in October. */
function change(before: number, now: number): string | undefined {
  const inMonth = ({ first }: Period, count: number) =>
    Array.from({ length: count }, (_, i) => anEntry(first + i, { content: 'Swept the yard.' }))
  const entries = [...inMonth(SEPTEMBER, before), ...inMonth(OCTOBER, now)]
  return figuresOf(bare(OCTOBER), entries).changes.find(({ name }) => name === 'Entries')?.words
}

test('the figures of October count its entries, its days and its words, and compare them with September', () => {
  const letter = letterOf(OCTOBER, CANOE_JOURNAL)
  const figures = letter && figuresOf(letter, CANOE_JOURNAL)
  expect(figures).toMatchObject({ entries: 12, days: 12, words: 153 })
  expect(figures?.changes).toEqual([
    { name: 'Days with an entry', before: 8, now: 12, words: 'more' },
    { name: 'Entries', before: 8, now: 12, words: 'more' },
    { name: 'Words', before: 102, now: 153, words: 'more' },
    { name: 'Entries with “canoe”', before: 0, now: 6, words: 'new' },
  ])
})

test('two entries of one day are one day', () => {
  const entries = [anEntry(OCTOBER.first, { hour: 8 }), anEntry(OCTOBER.first, { hour: 20 })]
  expect(figuresOf(bare(OCTOBER), entries)).toMatchObject({ entries: 2, days: 1 })
})

test('a change of up to a tenth is about the same', () => {
  expect(change(10, 10)).toBe('the same')
  expect(change(10, 11)).toBe('about the same')
  expect(change(10, 9)).toBe('about the same')
  expect(change(10, 12)).toBe('more')
  expect(change(10, 8)).toBe('fewer')
  expect(change(10, 0)).toBe('fewer')
})

test('nothing is compared with a period that has no entry', () => {
  const entries = [anEntry(SEPTEMBER.first - 1), anEntry(OCTOBER.first), anEntry(OCTOBER.last)]
  expect(figuresOf(bare(OCTOBER), entries).changes).toEqual([])
})

test('the entries behind the sentences are listed with their days', () => {
  const letter = letterOf(OCTOBER, CANOE_JOURNAL)
  const cited = letter ? figuresOf(letter, CANOE_JOURNAL).cited : new Map<string, number>()
  expect(new Set(cited.keys())).toEqual(new Set(letter?.sentences.flatMap(({ receipt }) => receipt.entries)))
  for (const [id, day] of cited) expect(CANOE_JOURNAL.find((entry) => entry.id === id)?.day).toBe(day)
  expect(cited.size).toBeGreaterThan(5)
})

test('the chart has the mean mood of each rated day of the year in which the period ends', () => {
  const rated = (day: number, mood: number | null, given: Partial<EchoEntry> = {}) => anEntry(day, { mood, ...given })
  const newYearWeek = periodAt('week', on(12, 31))
  const entries = [
    rated(newYearWeek.last, 5),
    rated(newYearWeek.last - 1, 4, { hour: 20 }),
    rated(newYearWeek.last - 1, 1, { hour: 8 }),
    rated(newYearWeek.last + 40, 2),
    rated(newYearWeek.last + 41, null),
    rated(newYearWeek.last + 42, 3, { historic: true }),
    rated(on(12, 31), 1),
  ]
  expect(figuresOf(bare(newYearWeek), entries).chart).toEqual([
    { day: newYearWeek.last - 1, mood: 2.5 },
    { day: newYearWeek.last, mood: 5 },
    { day: newYearWeek.last + 40, mood: 2 },
  ])
})
