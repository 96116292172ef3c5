import { expect, test } from 'vitest'
import { found, pages } from '../../../testing/detect.ts'
import { question } from './question.ts'

test('two open questions in two weeks, one of them quoted', () => {
  const finding = found(
    question,
    pages([
      'It was a day on which there was nothing to be said.',
      'So it rained. Was it them I wanted, or only to be asked?',
      'It was the bus again. Why do I wait for it?',
    ]),
  )
  expect(finding?.slots).toEqual({ questions: 2, asking: 2, entries: 3, quote: 'Why do I wait for it?' })
  expect(found(question, pages(['So it rained all day. Why do I wait for it?']))).toBeNull()
})
