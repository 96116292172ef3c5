import { expect, test } from 'vitest'
import { on } from '../../../testing/canoe-journal.ts'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { letterOf, periodsOf, saidIn } from '../../../testing/letters.ts'
import type { EchoEntry } from '../../echo/index.ts'
import type { Letter } from '../letter.ts'
import { periodAt } from '../period.ts'

const DEMO = demoJournal(on(11, 23))
const OCTOBER = periodAt('month', on(10, 1))

const lettersOf = (entries: readonly EchoEntry[]) =>
  periodsOf(entries).flatMap((period) => letterOf(period, entries) ?? [])
const patternsOf = (letters: readonly Letter[]) => letters.flatMap((letter) => saidIn('pattern', letter))
const LETTERS = lettersOf(DEMO)

test('a letter says what goes with better ratings', () => {
  const said = patternsOf(LETTERS)
  expect(said.some((text) => text.includes('#breakwater'))).toBe(true)
  expect(said.some((text) => text.includes('morning'))).toBe(true)
  for (const text of said) expect(text).toMatch(/higher/u)
})

test('a letter never says what goes with lower ratings', () => {
  // The same days with opposite ratings, none of them low.
  const opposite = DEMO.map((entry) => ({ ...entry, mood: Math.min(5, Math.max(3, 7 - (entry.mood ?? 3))) }))
  for (const text of patternsOf(lettersOf(opposite))) expect(text).not.toMatch(/lower|#breakwater|morning/u)
})

test('a letter prints no rating', () => {
  for (const text of patternsOf(LETTERS)) expect(text.split(' From ')[0]).not.toMatch(/\b[1-5](?:\.\d|½|\b)/u)
})

test('ratings from after a period change no pattern in its letter', () => {
  const today = OCTOBER.last + 14
  const said = (entries: readonly EchoEntry[]) => saidIn('pattern', letterOf(OCTOBER, entries, { today }))
  const turned = ({ hour, content }: EchoEntry) => (hour < 11 || content.includes('breakwater') ? 3 : 5)
  const later = DEMO.map((entry) => (entry.day > OCTOBER.last ? { ...entry, mood: turned(entry) } : entry))
  expect(said(DEMO)).not.toEqual([])
  expect(said(later)).toEqual(said(DEMO))
})

test('the line of a pattern is from the period of the letter', () => {
  const lined = LETTERS.flatMap(({ sentences, first, last }) =>
    sentences
      .filter(({ part }) => part === 'pattern')
      .flatMap(({ lines }) => lines.map(({ day }) => ({ day, first, last }))),
  )
  expect(lined.length).toBeGreaterThan(2)
  for (const { day, first, last } of lined) expect([day >= first, day <= last]).toEqual([true, true])
})
