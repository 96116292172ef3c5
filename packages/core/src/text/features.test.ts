import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { features } from './index.ts'

test('the features of a short entry', () => {
  const measured = features('I walked to the harbour. Will we go again? I think so.', LEXICON)
  expect(measured).toMatchObject({
    wordCount: 12,
    firstPerson: 2,
    firstPersonPlural: 1,
    past: 1,
    future: 1,
    insight: 1,
    questions: 1,
    lexicalDiversity: null,
  })
  expect(measured.sentences).toHaveLength(3)
  expect([...measured.frequencies]).toEqual([
    ['walked', 1],
    ['harbour', 1],
  ])
})

test('sentiment is unknown in a journal that is not English', () => {
  expect(features('Il fait beau.', LEXICON, false).sentiment).toBeNull()
})
