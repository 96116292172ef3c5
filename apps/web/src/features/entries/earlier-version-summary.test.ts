import { compareTexts } from '@soundings/core/versions'
import { expect, test } from 'vitest'
import { earlierVersionSummary } from './earlier-version-summary.ts'

const LONG = 'All day it sounded like potatoes being emptied onto the floor.'

test.each([
  ['Nine children came.', 'Eleven children came.', '1 word changed'],
  ['It rained.', 'It rained all day.', '2 words added since'],
  ['It rained all day.', 'It rained.', '2 words removed since'],
  ['It rained.', 'It rained!', '1 punctuation mark changed'],
  ['It rained.', `It rained. ${LONG}`, '1 sentence added since'],
  [`It rained. ${LONG}`, 'It rained.', '1 sentence removed since'],
  ['It rained.', `It rained.\n\n${LONG} Then home.`, '2 sentences added since'],
  [LONG, 'It rained.', '1 sentence added since, 1 sentence removed since'],
  ['It rained.', 'It rained.\n', ''],
])('“%s” that became “%s” is told as “%s”', (was, now, told) => {
  expect(earlierVersionSummary(compareTexts(was, now))).toBe(told)
})
