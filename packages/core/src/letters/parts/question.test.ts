import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { calmDays, letterOf, saidIn } from '../../../testing/letters.ts'
import type { EchoEntry } from '../../echo/index.ts'
import { dateOf, periodAt } from '../period.ts'

const WEEK = periodAt('week', on(10, 19))

/** The questions in the letter about the week, with other texts on some of its days. */
function asked(texts: Readonly<Record<number, string>>): string {
  const entries: EchoEntry[] = CANOE_JOURNAL.map((entry) => ({
    ...entry,
    content: (entry.day >= WEEK.first ? texts[dateOf(entry.day).date] : undefined) ?? entry.content,
  }))
  return saidIn('question', letterOf(WEEK, entries)).join(' ')
}

test('a letter asks a question back word for word, with its date', () => {
  expect(asked({})).toContain('From October 20: “Why does fresh varnish smell of oranges in the evening?”')
})

test('a week has one question, the longer of two', () => {
  const longer = 'Why does fresh varnish smell of oranges in the evening?'
  const texts = [
    'The postman whistled a tango on the stairs and forgot our letters.',
    'My aunt keeps her spare buttons in a jar that once held honey.',
    'Why does old bread smell of honey?',
    longer,
    'Our cat slept in the drum, and nobody wanted to practice.',
    'The tailor pinned my sleeve and told me about his years at sea.',
  ]
  expect(saidIn('question', letterOf(WEEK, calmDays(WEEK.first, texts)))).toEqual([expect.stringContaining(longer)])
})

test('a question with a name in it stays home', () => {
  expect(asked({ 20: 'Why does the varnish on the boat of Nora smell of oranges?' })).toBe('')
})

test('a question that depends on the sentence before it stays home', () => {
  expect(asked({ 20: 'The varnish is fresh. Why does it smell of oranges?' })).toBe('')
})

test('a question of a few words stays home', () => {
  expect(asked({ 20: 'Why does varnish smell so?' })).toBe('')
})
