import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { letterOf, periodsOf, saidIn } from '../../../testing/letters.ts'
import { mentionsThing } from '../../text/index.ts'
import { periodAt } from '../period.ts'

const WEEK = periodAt('week', on(10, 19))
const WEEK_OF_PLAN = periodAt('week', on(10, 1))

test('a letter puts an older line beside one of its period about the same thing', () => {
  const journals = [demoJournal(on(11, 23)), CANOE_JOURNAL]
  const pairs = journals.flatMap((journal) =>
    periodsOf(journal).flatMap((period) =>
      (letterOf(period, journal)?.sentences ?? [])
        .filter(({ part }) => part === 'pair')
        .map(({ lines, receipt }) => ({ lines, word: String(receipt.values['word']), period })),
    ),
  )
  expect(pairs.length).toBeGreaterThan(8)
  for (const { lines, word, period } of pairs) {
    const [earlier, later] = lines
    expect(lines).toHaveLength(2)
    expect(lines.every(({ text }) => mentionsThing(text, word))).toBe(true)
    expect(earlier?.day).toBeLessThan(later?.day ?? 0)
    expect(later?.day).toBeGreaterThanOrEqual(period.first)
    expect(later?.day).toBeLessThanOrEqual(period.last)
  }
})

test('a letter puts a plan beside what came of it a few days later', () => {
  const plan = anEntry(on(9, 28), { content: 'I’m going to paint the garden chairs yellow, all six of them.', mood: 4 })
  const done = anEntry(on(10, 1), { content: 'I painted the garden chairs, and the cat has a yellow tail.', mood: 4 })
  const others = CANOE_JOURNAL.filter(({ day }) => day < on(9, 28) || day === on(10, 3))
  expect(saidIn('pair', letterOf(WEEK_OF_PLAN, [...others, plan, done])).join(' ')).toMatch(
    /From September 28: “I’m going to paint the garden chairs[^”]*” From October 1: “I painted the garden chairs/u,
  )
})

test('a week and a month have one pair', () => {
  expect(saidIn('pair', letterOf(WEEK, CANOE_JOURNAL))).toHaveLength(1)
  expect(saidIn('pair', letterOf(periodAt('month', on(10, 1)), CANOE_JOURNAL))).toHaveLength(1)
})
