import { expect, test } from 'vitest'
import { anEntry } from '../../../../testing/journals.ts'
import { found, pages, TODAY } from '../../../../testing/detect.ts'
import { question } from './detect.ts'

const PLAIN = 'We had tea on the steps and read the paper.'
const ASKED = 'Who plants beans in the middle of October?'

/** Calm entries, one of them with a question, this many days ago. */
const journal = (content: string, daysAgo: number, given = {}) => [
  ...Array.from({ length: 6 }, (_, i) => anEntry(TODAY - 30 + i, { content: PLAIN })),
  anEntry(TODAY - daysAgo, { content, mood: 4, ...given }),
  ...Array.from({ length: 3 }, (_, i) => anEntry(TODAY - 3 + i, { content: PLAIN })),
]

test('a question from the last two weeks is quoted with its day', () => {
  expect(found(question, journal(ASKED, 6))?.slots).toEqual({ quote: ASKED, date: TODAY - 6 })
  expect(found(question, journal(ASKED, 15))).toBeNull()
})

test('questions are counted from two on, unless a reader could count differently', () => {
  const two = journal(`${PLAIN} Was the sixth plate green? ${ASKED}`, 6)
  expect(found(question, two)?.slots).toMatchObject({ questions: 2, entries: 4 })
  const odd = journal(`${PLAIN} Was the sixth plate green?! ${ASKED}`, 6)
  expect(found(question, odd)?.slots).not.toHaveProperty('questions')
})

test('a question about oneself, or in an unrated entry, is not quoted', () => {
  expect(found(question, journal('Why do I plant the beans so close together?', 6))).toBeNull()
  expect(found(question, journal(ASKED, 6, { mood: null }))).toBeNull()
  expect(found(question, pages([PLAIN]))).toBeNull()
})
