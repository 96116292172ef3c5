import { expect, test } from 'vitest'
import { EVERY_LINE } from '../../../testing/every-line.ts'
import { LIBRARY } from '../../prompts/library/library.ts'
import { isOfVoice, words } from '../../text/index.ts'
import { RULES } from '../rules.ts'
import type { Receipt } from '../types.ts'
import { explainEcho, marksOf } from './index.ts'
import { RETIRED_RULE_NOTES } from './retired-rule-notes.ts'
import { RULE_NOTES } from './rule-notes.ts'

const RECEIPT: Receipt = {
  engine: 'echo-1.0',
  rule: 'recurring_word/thread',
  claim: 'record',
  key: 'harbour',
  skeleton: 'recurring_word/thread/Neutral/1',
  tone: 'Neutral',
  state: 'open',
  slots: { word: 'harbour', recent: 5, window: 9 },
  entries: ['a', 'b'],
  quotes: [],
  statistic: {},
  seed: '',
  day: 20_000,
  asOf: 0,
}

test('every rule says what it looks for, and no note is left of a rule that is gone', () => {
  expect(Object.keys(RULE_NOTES).toSorted(byName)).toEqual(Object.keys(EVERY_LINE).toSorted(byName))
  for (const { detector } of RULES) expect(Object.keys(RULE_NOTES)).toContain(detector.rule)
})

test('the Echos of a retired rule are still explained', () => {
  const told = { ...RECEIPT, rule: 'ritual', slots: { times: 9, entries: 11, start: 21, end: 0 } }
  expect(explainEcho(told)?.figures).toEqual([
    { label: 'Entries in those hours', value: '9' },
    { label: 'Entries we looked at', value: '11' },
    { label: 'From', value: '9 pm' },
    { label: 'To', value: 'midnight' },
  ])
  expect(RULES.filter(({ detector }) => detector.rule in RETIRED_RULE_NOTES)).toEqual([])
})

test('every figure of every note can be written out', () => {
  for (const [rule, { figures }] of Object.entries({ ...RULE_NOTES, ...RETIRED_RULE_NOTES })) {
    const slots = Object.fromEntries(Object.keys(figures).map((slot) => [slot, 3]))
    expect(explainEcho({ ...RECEIPT, rule, slots })?.figures.length, rule).toBe(Object.keys(figures).length)
  }
})

test('a record names its figures and says that nothing was inferred', () => {
  const explanation = explainEcho(RECEIPT)
  expect(explanation?.figures).toEqual([
    { label: 'Entries with the word', value: '5' },
    { label: 'Entries we looked at', value: '9' },
  ])
  expect(explanation?.claim).toContain('Nothing was inferred')
  expect(explanation?.entries).toEqual(['a', 'b'])
})

test('a pattern shows its test', () => {
  const explanation = explainEcho({
    ...RECEIPT,
    rule: 'tag_mood',
    claim: 'pattern',
    slots: { tag: 'run', metric: 'mood', entries: 21, others: 43, mean: 4.6, otherMean: 3, difference: 1.6 },
    statistic: { effect: 1.386, p: 0.00104, q: 0.0031, previous_p: 0.0015, look: 60, previous_look: 42 },
  })
  expect(explanation?.claim).toContain('at 42 and again at 60 entries')
  expect(explanation?.figures).toEqual([
    { label: 'Entries with the tag', value: '21' },
    { label: 'Entries without it', value: '43' },
    { label: 'Average with', value: '4.6' },
    { label: 'Average of the rest', value: '3.0' },
    { label: 'Difference', value: '1.6' },
    { label: 'Size of the effect, in standard deviations', value: '1.4' },
    { label: 'p of the test', value: '0.001' },
    { label: 'p at the check before', value: '0.0015' },
    { label: 'q, allowing for all tests', value: '0.0031' },
  ])
})

test('a rule that is gone explains nothing', () => {
  expect(explainEcho({ ...RECEIPT, rule: 'tea_leaves' })).toBeNull()
})

test('words are marked in every form in which they stand', () => {
  const content = 'The Harbour again. Two harbours, one harbour’s wall; harbourmaster.'
  const marked = marksOf(RECEIPT, 'a', content).map(({ start, end }) => content.slice(start, end))
  expect(marked).toEqual(['Harbour', 'harbours', 'harbour’s'])
})

test('quotes and tags are marked where they stand, without overlap', () => {
  const content = 'I kept the lamp lit. #Sea'
  const receipt = {
    ...RECEIPT,
    slots: { word: 'lamp', tag: 'sea' },
    quotes: [
      { entry: 'a', start: 0, end: 20 },
      { entry: 'b', start: 3, end: 5 },
    ],
  }
  const marked = marksOf(receipt, 'a', content).map(({ start, end }) => content.slice(start, end))
  expect(marked).toEqual(['I kept the lamp lit.', '#Sea'])
})

test('for a way of speaking the words that were counted are marked, and none of a prompt', () => {
  const prompt = LIBRARY.find(({ text }) => /\byou\b/iu.test(text))?.text ?? ''
  const content = `${prompt}\nWe went home; our dog knew we’d come. I did not.`
  const markedBy = (key: string, text = content) =>
    marksOf({ ...RECEIPT, rule: 'voice_shift', claim: 'pattern', key, slots: { first: 'we' } }, 'a', text).map(
      ({ start, end }) => text.slice(start, end),
    )
  expect(markedBy('we+@short')).toEqual(['We', 'our', 'we’d'])
  expect(markedBy('i-@long')).toEqual(['I'])
  expect(markedBy('past+@long', 'I remembered what I need; it was once so.')).toEqual(
    words('I remembered what I need; it was once so.').filter((word) => isOfVoice(word, 'past')),
  )
  expect(markedBy('dialect+@short')).toEqual([])
})

test('for a share of questions the questions are marked', () => {
  const content = 'I sat down. Was it them I wanted? Nobody said.'
  const receipt: Receipt = { ...RECEIPT, rule: 'question/density', claim: 'pattern', key: 'more@short', slots: {} }
  const marked = marksOf(receipt, 'a', content).map(({ start, end }) => content.slice(start, end))
  expect(marked).toEqual(['Was it them I wanted?'])
})

function byName(a: string, b: string): number {
  return a < b ? -1 : 1
}
