import { expect, test } from 'vitest'
import { styleOf, units } from './index.ts'

/** The printed form of everything in a text that can be quoted. */
function whole(text: string): string[] {
  return units(text, styleOf([text]))
    .filter((unit) => unit.isWhole)
    .map((unit) => unit.text)
}

test('sentences end at their final punctuation, and a heading is not a sentence', () => {
  expect(
    whole("Lunch at my father's\nThe soup was too hot and we ate it anyway. I like the way he folds the paper."),
  ).toEqual(['The soup was too hot and we ate it anyway.', 'I like the way he folds the paper.'])
})

test('a hard-wrapped paragraph is read as one line', () => {
  const wrapped = [
    'We had been walking along the shore for an hour when the',
    'light changed and everything went the color of an old',
    'photograph, and the dog barked at a gull. Then we turned',
    'back.',
  ].join('\n')
  expect(whole(wrapped)).toEqual([
    'We had been walking along the shore for an hour when the light changed and everything went the color of an old photograph, and the dog barked at a gull.',
  ])
})

test('a quote from wrapped lines has its position in the text', () => {
  const text =
    'The first of these lines is as long as lines are when\nprograms wrap them, and the second one is about as long\nas that, so the third can be short. We laughed.'
  for (const { start, end, text: printed } of units(text, styleOf([text]))) {
    expect(text.slice(start, end).replaceAll('\n', ' ')).toBe(printed)
  }
})

test('a unit of verse ends at final punctuation, has at most four lines, and has a slash between lines', () => {
  expect(whole('the kettle\nknows my name\nand says it badly.\nI forgive\nthe kettle.')).toEqual([
    'the kettle / knows my name / and says it badly.',
  ])
  expect(whole('one line\nand another\nand I went\non and on\nuntil it ended.')).toEqual([])
})

test('short lines without any final punctuation are notes, not verse', () => {
  expect(whole('Bread\nMilk\nCall the bank\nStamps')).toEqual([])
})

test('without capital letters and periods, each line is a unit', () => {
  const text = 'took the long way round the pond\nthe heron was back on its post\ni think it knows me by now'
  expect(whole(text)).toEqual([
    'took the long way round the pond',
    'the heron was back on its post',
    'i think it knows me by now',
  ])
})

test('without capital letters, sentences of one length on lines of their own stay apart', () => {
  const text = [
    'he got up from the table and went into the bedroom',
    'i washed the plates and then washed them again',
    'he keeps the logs of the engine room in there, in a wardrobe',
  ]
  expect(whole(text.join('\n'))).toEqual(text)
})

test('without capital letters, full lines are read as one line', () => {
  const wrapped = [
    'we had been walking along the shore for an hour when the',
    'light changed and everything went the color of an old',
    'photograph and the dog barked at a gull and then turned',
    'back',
  ]
  expect(whole(wrapped.join('\n'))).toEqual([wrapped.join(' ')])
})

test('a line that no editor could break changes nothing about the full lines around it', () => {
  const wrapped = [
    'we had been walking along the shore for an hour when the',
    'https://harbor.example/photographs/2026/november/gulls-at-the-old-lock-and-further-on',
    'light changed and everything went the color of an old',
    'photograph and the dog barked at a gull and then turned',
    'back',
  ]
  expect(whole(wrapped.join('\n'))).toHaveLength(1)
})

test('short lines beside a long one are not verse', () => {
  const text = [
    'the wind has gone round and it is nearly warm',
    'i went over the eight bars at the lamp with my back to the town, first in a mumble and then out loud',
    'the man with the bucket said it was',
    'was it good?',
  ]
  expect(whole(text.join('\n'))).toEqual(text.slice(0, 3))
})

test('without capital letters, final punctuation still ends a unit', () => {
  expect(whole('we ate on the steps tonight. the cat came too and sat on my foot. lovely.')).toEqual([
    'we ate on the steps tonight.',
    'the cat came too and sat on my foot.',
  ])
})

test('with capital letters, a line without final punctuation is not a unit', () => {
  expect(whole('We walked to the mill. The wheel was turning in the rain.\nThe miller waved at us and then')).toEqual([
    'We walked to the mill.',
    'The wheel was turning in the rain.',
  ])
})

test('the end of the text ends a sentence, but not one that breaks off', () => {
  expect(whole('We walked to the mill. The miller waved at the two dogs')).toEqual([
    'We walked to the mill.',
    'The miller waved at the two dogs',
  ])
  expect(whole('We walked to the mill.\n\nThe miller waved at us and then')).toEqual(['We walked to the mill.'])
  expect(whole('The miller waved at the two dogs\n\nWe walked to the mill.')).toEqual(['We walked to the mill.'])
})

test('each list item is read by itself', () => {
  expect(whole('- Bought screws\n- I fixed the gate and it swings now.')).toEqual([
    'I fixed the gate and it swings now.',
  ])
})

test.each([
  ['too short', 'It rained.'],
  ['no verb', 'The smell of coffee in the kitchen.'],
  ['an open bracket', 'We went home (it was late and dark.'],
  ['an open quotation', 'He said “come in and then we did.'],
])('a fragment is not whole: %s', (_, text) => {
  expect(whole(text)).toEqual([])
})

test('the writing style is the style of most lines', () => {
  expect(styleOf(['We ate. It was good.', 'Then home.'])).toEqual({ small: false, unstopped: false })
  expect(styleOf(['we ate', 'then home'])).toEqual({ small: true, unstopped: true })
  expect(styleOf([])).toEqual({ small: false, unstopped: false })
})

test('a word with a hyphen counts as one word of a unit', () => {
  const wholeness = (text: string) => units(text, { small: false, unstopped: false }).map(({ isWhole }) => isWhole)
  expect(wholeness('I brought seven-layer bars.')).toEqual([false])
  expect(wholeness('I brought seven-layer bars along.')).toEqual([true])
})

test('hashtags after the last sentence of a line are no part of it', () => {
  const [, last, ...more] = units('Won 4-3, the best of games. It was not a tap-in. #fives #scenes', {
    small: false,
    unstopped: false,
  })
  expect(last).toMatchObject({ text: 'It was not a tap-in.', isWhole: true, start: 28, end: 48 })
  expect(more).toEqual([])
})
