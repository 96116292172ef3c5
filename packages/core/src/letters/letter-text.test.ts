import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { demoJournal } from '../../testing/demo-journal.ts'
import { letterOf } from '../../testing/letters.ts'
import type { EchoEntry } from '../echo/index.ts'
import type { LetterPart } from './letter.ts'
import { letterSentences, letterText, receiptText } from './letter-text.ts'
import { periodAt } from './period.ts'

const OCTOBER = periodAt('month', on(10, 1))
const WEEK = periodAt('week', on(10, 19))

function theLetter(journal: readonly EchoEntry[], period = OCTOBER) {
  const letter = letterOf(period, journal)
  if (!letter) throw new Error('The period has a letter')
  return letter
}

/** The basis that a letter gives for each sentence of a part. */
function told(part: LetterPart, journal: readonly EchoEntry[], period = OCTOBER): string[] {
  const letter = theLetter(journal, period)
  return letter.sentences.filter((one) => one.part === part).map((one) => receiptText(one, letter))
}

test('the text of a letter is its title and a paragraph for each sentence', () => {
  const letter = theLetter(CANOE_JOURNAL)
  const paragraphs = letterText(letter).split('\n\n')
  expect(paragraphs).toEqual(['October 2026', ...letterSentences(letter)])
  expect(paragraphs).toHaveLength(letter.sentences.length + 1)
})

test('each sentence comes with what it was counted from', () => {
  expect(told('counts', CANOE_JOURNAL)).toEqual(['Counted from every entry in this period.'])
  expect(told('subject', CANOE_JOURNAL)).toEqual(['Counted from six entries.'])
  expect(told('new', CANOE_JOURNAL)).toEqual(['Counted from four entries.', 'Counted from three entries.'])
  expect(told('pair', CANOE_JOURNAL)).toEqual(['Word for word from two entries.'])
  expect(new Set(told('line', CANOE_JOURNAL))).toEqual(new Set(['Word for word from one entry.']))
  expect(told('question', CANOE_JOURNAL, WEEK)).toEqual(['Word for word from one entry.'])
})

test('a pattern comes with the days that it was tested in', () => {
  expect(told('pattern', demoJournal(on(11, 23)))).toEqual(['Tested on your journal up to October 31.'])
})
