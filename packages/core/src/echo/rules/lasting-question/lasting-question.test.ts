import { expect, test } from 'vitest'
import { openJournal } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { lastingQuestion } from './detect.ts'
import { recountLastingQuestion } from './recount.ts'

const FIRST = 'How would a wooden table suit the kitchen?'
const SECOND = 'Is a wooden table right for the kitchen?'

/** Two months of plain days with a question on two of them. */
function journal(first = FIRST, second = SECOND, on: readonly number[] = [5, 50]) {
  return openJournal(
    Array.from({ length: 60 }, (_, i) => {
      const question = i === on[0] ? first : i === on[1] ? second : ''
      return anEntry(20_000 + i, { mood: 4, content: `We carried wood into the shed until late. ${question}`.trim() })
    }),
    20_062,
  )
}

test('two questions about the same, with a month between them, are told side by side', () => {
  const [finding] = lastingQuestion.find(journal())
  expect(finding?.slots).toEqual({ quote: FIRST, date: 20_005, laterQuote: SECOND, later: 20_050 })
  const receipt = { ...finding, day: 20_062 } as unknown as Receipt
  expect(recountLastingQuestion(receipt, journal())).toEqual(finding?.slots)
  expect(recountLastingQuestion({ ...receipt, quotes: receipt.quotes.toReversed() }, journal())).toBeNull()
})

test('questions that are close, about something else, or about the writer are not told', () => {
  expect(lastingQuestion.find(journal(FIRST, SECOND, [30, 50]))).toEqual([])
  expect(lastingQuestion.find(journal(FIRST, 'Would the garden need a bench at all?'))).toEqual([])
  expect(lastingQuestion.find(journal(FIRST, 'Why am I not worth a wooden table in a kitchen?'))).toEqual([])
})
