import { expect, test } from 'vitest'
import { LIBRARY } from '../../prompts/library/library.ts'
import { isOfVoice, words } from '../../text/index.ts'
import { RULES } from '../rules/index.ts'
import type { Receipt } from '../finding/receipt.ts'
import { explainEcho, marksOf } from './index.ts'
import { RETIRED_RULE_NOTES } from './retired-rule-notes.ts'

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

test('every figure of every note can be formatted', () => {
  for (const [rule, { figures }] of [
    ...RULES.map(({ detector, note }) => [detector.rule, note] as const),
    ...Object.entries(RETIRED_RULE_NOTES),
  ]) {
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
    { label: 'p-value', value: '0.001' },
    { label: 'p-value at the previous check', value: '0.0015' },
    { label: 'q-value, adjusted for all tests', value: '0.0031' },
  ])
})

test('a rule that is gone explains nothing', () => {
  expect(explainEcho({ ...RECEIPT, rule: 'tea_leaves' })).toBeNull()
})

test('words are marked in every form in which they occur', () => {
  const content = 'The Harbour again. Two harbours, one harbour’s wall; harbourmaster.'
  const marked = marksOf(RECEIPT, 'a', content).map(({ start, end }) => content.slice(start, end))
  expect(marked).toEqual(['Harbour', 'harbours', 'harbour’s'])
})

test('quotes and tags are marked where they occur, without overlap', () => {
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

test('for a style rule the counted words are marked, and none in a prompt', () => {
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

test('the choice is one plain sentence, and an older receipt is explained without it', () => {
  const chosen = (choice: NonNullable<Receipt['choice']>) => explainEcho({ ...RECEIPT, choice })?.choice
  const plain = { from: 7, rule: 1, subject: 1, trueMarks: 0, notMeMarks: 0 }
  expect(explainEcho(RECEIPT)?.choice).toBeNull()
  expect(chosen(plain)).toBe('Chosen from 7.')
  expect(chosen({ ...plain, from: 1 })).toBe('It was the only one to choose from.')
  expect(chosen({ ...plain, rule: 1.24, trueMarks: 2 })).toBe(
    'Chosen from 7. Its score was multiplied by 1.24 because you marked two like it “Rings true”.',
  )
  expect(chosen({ ...plain, rule: 0.87, subject: 0.7, trueMarks: 1, notMeMarks: 1 })).toBe(
    'Chosen from 7. Its score was multiplied by 0.61 because you marked one like it “Rings true” and one like it “Not me”.',
  )
})
