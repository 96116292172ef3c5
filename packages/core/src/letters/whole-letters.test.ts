import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { demoJournal } from '../../testing/demo-journal.ts'
import { letterOf, periodsOf } from '../../testing/letters.ts'
import type { EchoEntry } from '../echo/index.ts'
import type { Letter } from './letter.ts'
import { letterText } from './letter-text.ts'
import { periodAt, type Period } from './period.ts'

const WEEK = periodAt('week', on(10, 19))
const OCTOBER = periodAt('month', on(10, 1))
const DEMO = demoJournal(on(11, 23))

const textOf = (period: Period, entries: readonly EchoEntry[]) => {
  const letter = letterOf(period, entries)
  return letter ? letterText(letter) : ''
}

/** The journal with ratings 1-5, and unrated entries, in any order. */
const aJournal = fc
  .array(fc.constantFrom(1, 2, 3, 4, 5, null), {
    minLength: CANOE_JOURNAL.length,
    maxLength: CANOE_JOURNAL.length,
  })
  .chain((moods) => {
    const rated = CANOE_JOURNAL.map((entry, i) => ({ ...entry, mood: moods[i] ?? null }))
    return fc.shuffledSubarray(rated, { minLength: 12 })
  })

test('the letter about a week of the canoe', () => {
  expect(textOf(WEEK, CANOE_JOURNAL).split('\n\n')).toEqual([
    'Week of October 19, 2026',
    'You wrote five entries in the week of October 19.',
    'In your own words. From October 25: “A heron stood next to the lock and watched us paddle in circles.”',
    'A line of yours, and another from a later day. ' +
      'From October 6: “This morning I carried the canoe into the yard with Nora.” ' +
      'From October 24: “I put the canoe in the canal with Nora, and it did not leak.”',
    'You first wrote “varnish” on October 19, and then in two more entries. ' +
      'From October 19: “We gave the canoe a first coat of varnish, and a wasp walked across it.”',
    'You asked this. From October 20: “Why does fresh varnish smell of oranges in the evening?”',
  ])
})

test('the letter about the month of the canoe', () => {
  expect(textOf(OCTOBER, CANOE_JOURNAL).split('\n\n')).toEqual([
    'October 2026',
    'You wrote on twelve days in October.',
    'A line of yours to read again. ' +
      'From October 3: “The canoe that I found in the cellar has a dent like a thumbprint.”',
    'Your own words. From October 22: “The varnish dried smooth, and the canoe shines like a chestnut.”',
    'Here’s one line of yours. ' +
      'From October 25: “A heron stood next to the lock and watched us paddle in circles.”',
    'The word “canoe” is in six of your twelve entries. ' +
      'From October 24: “I put the canoe in the canal with Nora, and it did not leak.”',
    'Two lines of yours, side by side. ' +
      'From September 12: “I want to paint the kitchen shelves green before the winter.” ' +
      'From October 1: “I painted the kitchen shelves green, and the room looks like a garden.”',
    'The first time you wrote “Nora” here was October 6. It’s in three more entries from October. ' +
      'From October 17: “I picked apples with Nora, and she carried the ladder on her head.”',
    'Before October 19, “varnish” wasn’t in this journal. After that day it’s in two more entries from October. ' +
      'From October 19: “We gave the canoe a first coat of varnish, and a wasp walked across it.”',
  ])
})

test('the order in which entries are read changes no letter', () => {
  fc.assert(
    fc.property(aJournal, (entries) => {
      const inOrder = entries.toSorted((a, b) => a.time - b.time)
      expect(letterOf(OCTOBER, entries)).toEqual(letterOf(OCTOBER, inOrder))
    }),
    { numRuns: 20 },
  )
})

test('the same journal gives the same letter, and another account may get other words', () => {
  const copies = CANOE_JOURNAL.map((entry) => structuredClone(entry))
  expect(letterOf(OCTOBER, copies)).toEqual(letterOf(OCTOBER, CANOE_JOURNAL))
  const letters = ['a', 'b', 'c', 'd'].map((accountId) => letterOf(OCTOBER, CANOE_JOURNAL, { accountId }))
  const countsOf = (letter: Letter | null) => letter?.sentences[0]?.statement
  expect(new Set(letters.map(countsOf)).size).toBeGreaterThan(1)
  expect(new Set(letters.map((letter) => letter?.sentences.length)).size).toBe(1)
})

test('every quoted line is in an entry of its date, which is not rated low', () => {
  fc.assert(
    fc.property(aJournal, fc.constantFrom(WEEK, OCTOBER), (entries, period) => {
      expectLinesFrom(entries, letterOf(period, entries))
    }),
    { numRuns: 20 },
  )
  for (const period of periodsOf(DEMO)) expectLinesFrom(DEMO, letterOf(period, DEMO))
})

function expectLinesFrom(entries: readonly EchoEntry[], letter: Letter | null): void {
  for (const line of letter?.sentences.flatMap(({ lines }) => lines) ?? []) {
    const entry = entries.find(({ id }) => id === line.entry)
    const content = entry?.content.replaceAll(/\s+/gu, ' ')
    expect([entry?.day, content?.includes(line.text)]).toEqual([line.day, true])
    expect(entry?.mood ?? 3).toBeGreaterThan(2)
  }
}

test('a letter counts what is between the first and the last moment of its period', () => {
  const [lastMinute, firstMinute] = [WEEK.last, WEEK.last + 1].map((day, i) => ({
    ...CANOE_JOURNAL[0],
    id: `edge${i}`,
    day,
    hour: i === 0 ? 23 : 0,
    content: 'The clock in the hall ticked.',
  }))
  const withEdges = [...CANOE_JOURNAL, lastMinute, firstMinute] as EchoEntry[]
  expect(letterOf(WEEK, withEdges)?.sentences[0]?.receipt.values).toMatchObject({ days: 5, entries: 6 })
})

test('what is written after a period is quoted in no letter about it', () => {
  const later = CANOE_JOURNAL.map((entry) => ({ ...entry, id: `later ${entry.id}`, day: entry.day + 60 }))
  const today = OCTOBER.last + 70
  const letter = letterOf(OCTOBER, [...CANOE_JOURNAL, ...later], { today })
  const days = letter?.sentences.flatMap(({ lines }) => lines.map(({ day }) => day)) ?? []
  expect(days.length).toBeGreaterThan(3)
  expect(Math.max(...days)).toBeLessThanOrEqual(OCTOBER.last)
})
