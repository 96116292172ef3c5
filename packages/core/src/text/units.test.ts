import { expect, test } from 'vitest'
import { styleOf, units } from './index.ts'

/** What can be quoted of a text, as it is printed. */
function whole(text: string): string[] {
  return units(text, styleOf([text]))
    .filter((unit) => unit.isWhole)
    .map((unit) => unit.text)
}

test('sentences are cut at their stops, and a heading is no sentence', () => {
  expect(
    whole("Lunch at my father's\nThe soup was too hot and we ate it anyway. I like the way he folds the paper."),
  ).toEqual(['The soup was too hot and we ate it anyway.', 'I like the way he folds the paper.'])
})

test('a paragraph that was wrapped by hand is read as one line', () => {
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

test('a wrapped quote is found at its place in the text', () => {
  const text =
    'The first of these lines is as long as lines are when\nprograms wrap them, and the second one is about as long\nas that, so the third can be short. We laughed.'
  for (const { start, end, text: printed } of units(text, styleOf([text]))) {
    expect(text.slice(start, end).replaceAll('\n', ' ')).toBe(printed)
  }
})

test('verse runs to a stop, four lines at most, with a slash between lines', () => {
  expect(whole('the kettle\nknows my name\nand says it badly.\nI forgive\nthe kettle.')).toEqual([
    'the kettle / knows my name / and says it badly.',
  ])
  expect(whole('one line\nand another\nand I went\non and on\nuntil it ended.')).toEqual([])
})

test('short lines without any stop are notes, not verse', () => {
  expect(whole('Bread\nMilk\nCall the bank\nStamps')).toEqual([])
})

test('someone who writes small and without stops is quoted by the line', () => {
  const text = 'took the long way round the pond\nthe heron was back on its post\ni think it knows me by now'
  expect(whole(text)).toEqual([
    'took the long way round the pond',
    'the heron was back on its post',
    'i think it knows me by now',
  ])
})

test('someone who writes small but with stops is cut at them', () => {
  expect(whole('we ate on the steps tonight. the cat came too and sat on my foot. lovely.')).toEqual([
    'we ate on the steps tonight.',
    'the cat came too and sat on my foot.',
  ])
})

test('someone who writes with capitals is not quoted from a line without a stop', () => {
  expect(whole('We walked to the mill. The wheel was turning in the rain.\nThe miller waved at us and then')).toEqual([
    'We walked to the mill.',
    'The wheel was turning in the rain.',
  ])
})

test('a list is read item by item', () => {
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

test('how somebody writes is read from most of their lines', () => {
  expect(styleOf(['We ate. It was good.', 'Then home.'])).toEqual({ small: false, unstopped: false })
  expect(styleOf(['we ate', 'then home'])).toEqual({ small: true, unstopped: true })
  expect(styleOf([])).toEqual({ small: false, unstopped: false })
})

test('a word with a hyphen is one word of a unit', () => {
  const wholeness = (text: string) => units(text, { small: false, unstopped: false }).map(({ isWhole }) => isWhole)
  expect(wholeness('I brought seven-layer bars.')).toEqual([false])
  expect(wholeness('I brought seven-layer bars along.')).toEqual([true])
})
