import { expect, test } from 'vitest'
import { EXAMPLE_SLOTS, TODAY } from '../../../testing/example-slots.ts'
import type { Receipt } from '../finding/receipt.ts'
import { markOf, type EchoMark } from '../feedback/index.ts'
import { lint, render, slotNames } from '../wording/index.ts'
import { QUESTIONS } from './library.ts'
import { QUESTION_MAX } from './constants.ts'
import { questionFor } from './question-for.ts'

const receiptOf = (rule: string, slots: object, more: Partial<Receipt> = {}) =>
  ({ rule, slots, key: 'key', state: 'open', tone: 'Reflective', day: TODAY, seed: 'seed', ...more }) as Receipt
const asked = (receipt: Receipt, marks: readonly EchoMark[] = []) => questionFor(receipt, 'open', marks, TODAY)
const THREAD = receiptOf('recurring_word/thread', EXAMPLE_SLOTS['recurring_word/thread'][0]!)

const EVERY = Object.entries(EXAMPLE_SLOTS).flatMap(([rule, examples]) =>
  examples.flatMap((slots) =>
    (QUESTIONS[rule as keyof typeof QUESTIONS] as readonly string[]).map((text) => ({
      rule,
      text,
      filled: render(text, slots, 'Reflective', TODAY),
    })),
  ),
)

test('there are about sixty questions, no two alike, and each is asked in full of any finding', () => {
  const texts = Object.values(QUESTIONS).flat()
  expect(texts.length).toBeGreaterThanOrEqual(50)
  expect(new Set(texts).size).toBe(texts.length)
  expect(EVERY.filter(({ filled }) => filled === null)).toEqual([])
})

test('every question is one question, short, in plain words and without a quoted line', () => {
  for (const { filled, text } of EVERY) {
    expect(filled).toMatch(/\?$/u)
    expect(filled!.length).toBeLessThanOrEqual(QUESTION_MAX / 2)
    expect(lint(filled!), filled!).toBeNull()
    expect(slotNames(text)).not.toContain('quote')
    expect(filled).not.toMatch(/\b(?:feel|feeling|felt|sad|why)\b/iu)
  }
})

test('one Echo always asks the same', () => {
  expect(asked(THREAD)).toContain('“harbor”')
  expect(asked(THREAD)).toBe(asked({ ...THREAD }))
  const others = Array.from({ length: 20 }, (_, i) => asked({ ...THREAD, key: `key ${i}` }))
  expect(new Set(others).size).toBeGreaterThan(2)
})

test('people and places are named without quotation marks, and a thing of everyday life isn’t named', () => {
  const [about] = EXAMPLE_SLOTS['pair/rhyme']
  const askedAbout = (word: string) =>
    Array.from({ length: 20 }, (_, i) => asked(receiptOf('pair/rhyme', { ...about!, word }, { key: `key ${i}` })))
  expect(askedAbout('Esme')).toContain('How do things stand with Esme now?')
  expect(askedAbout('lease')).toContain('How do things stand with “lease” now?')
  const line = 'Wir haben die Laterne in den Kirschbaum gestellt.'
  const german = { ...about!, word: 'Laterne', quote: line, laterQuote: line }
  const inGerman = Array.from({ length: 20 }, (_, i) => asked(receiptOf('pair/rhyme', german, { key: `key ${i}` })))
  expect(inGerman).toContain('How do things stand with “Laterne” now?')
  expect(askedAbout('tea').filter((question) => question?.includes('tea'))).toEqual([])
  expect(new Set(askedAbout('tea')).size).toBe(2)
})

test('nothing is asked in gentle and quiet times, neither then nor now', () => {
  for (const state of ['gentle', 'quiet'] as const) {
    expect(questionFor(THREAD, state, [], TODAY)).toBeNull()
    expect(asked({ ...THREAD, state })).toBeNull()
  }
})

test('nothing is asked about what was rated low, what is lower, or what marks rule out', () => {
  const [high, one] = EXAMPLE_SLOTS['words_vs_rating/single']
  expect(asked(receiptOf('words_vs_rating/single', high!))).not.toBeNull()
  expect(asked(receiptOf('words_vs_rating/single', one!))).toBeNull()
  expect(asked(receiptOf('tag_mood', EXAMPLE_SLOTS.tag_mood[0]!))).toContain('#run')
  expect(asked(receiptOf('tag_mood', EXAMPLE_SLOTS.tag_mood[1]!))).toBeNull()
  const never = markOf({ day: TODAY, verdict: 'never', scope: 'subject', value: 'Harbors' }, THREAD)
  expect(asked(THREAD, [never])).toBeNull()
  expect(asked(receiptOf('of_another_time', {}))).toBeNull()
  const [about] = EXAMPLE_SLOTS.mirror
  expect(asked(receiptOf('mirror', about!))).not.toBeNull()
  expect(asked(receiptOf('mirror', { ...about!, quote: 'Oskar gave him a fish.' }))).toBeNull()
})
