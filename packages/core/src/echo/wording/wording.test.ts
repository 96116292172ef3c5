import { expect, test } from 'vitest'
import type { Slots } from './slots.ts'
import { agree } from './agreement.ts'
import type { SkeletonCase } from './skeleton.ts'
import { lint, overlap, render, slotText } from './index.ts'

test.each([
  ['one entries and two days', 'One entry and two days'],
  ['1 questions in 1 recent entries', '1 question in 1 recent entry'],
  ['one late-evening entries', 'One late-evening entry'],
  ['it averages 2.1 in entries with it', 'It averages 2.1 in entries with it'],
  ['it rained two times. one time it snowed.', 'It rained twice. Once it snowed.'],
  ['the last two times it rained', 'The last two times it rained'],
  ['three times: none of it counts', 'Three times: none of it counts'],
  ['eight of your last eight entries', 'All of your last eight entries'],
  ['9 of the latest 9 entries, 3 of the last 30', 'All of the latest 9 entries, 3 of the last 30'],
  ['it is in nine of nine entries', 'It is in all nine entries'],
  ['none of the nine before, none of 133', 'None of the nine before, none of the 133'],
  ['0 of 9, 0 of the 12, 10 of 12', 'None of the 9, none of the 12, 10 of 12'],
  ['one of 133 entries, one of your last nine entries', 'One of 133 entries, one of your last nine entries'],
  ['21 days and 4.1 over 31 entries', '21 days and 4.1 over 31 entries'],
])('%j agrees as %j', (text, agreed) => {
  expect(agree(text)).toBe(agreed)
})

test.each([
  ['On March 3, 2025 you wrote.', 'On March 3, 2025, you wrote.'],
  ['From March 3, 2024 to March 3, 2025: “Yes.”', 'From March 3, 2024, to March 3, 2025: “Yes.”'],
  ['Since about March 3, 2025, mood is 4.', 'Since about March 3, 2025, mood is 4.'],
  [
    'On March 3, 2025 “sea” was there. You wrote on March 3.',
    'On March 3, 2025, “sea” was there. You wrote on March 3.',
  ],
])('a year gets a comma only when the sentence continues: %j', (text, agreed) => {
  expect(agree(text)).toBe(agreed)
})

test('counts are words up to twelve, but digits in Concise and Neutral', () => {
  const slots = { entries: 9, others: 31, before: 0, earlier: 12 }
  const text = '{Entries} of {others}, {before} of the {earlier} before.'
  expect(render(text, slots, 'Reflective', 0)).toBe('Nine of 31, none of the twelve before.')
  expect(render(text, slots, 'Concise', 0)).toBe('9 of 31, none of the 12 before.')
})

test.each([
  [3.24, '3', '3.2'],
  [3.25, '3½', '3.3'],
  [3.74, '3½', '3.7'],
  [4.75, '5', '4.8'],
  [1, '1', '1.0'],
])('a level of %d is written as %s, and as %s where exact numbers are wanted', (mean, halves, exact) => {
  expect(slotText('mean', { mean }, 'Reflective', 0)).toBe(halves)
  expect(slotText('mean', { mean }, 'Neutral', 0)).toBe(exact)
})

test('levels with the same printed form are not contrasted', () => {
  const slots = { mean: 4.2, otherMean: 3.8 }
  expect(render('{mean}, not {otherMean}', slots, 'Concise', 0)).toBeNull()
  expect(render('{mean}, not {otherMean}', slots, 'Neutral', 0)).toBe('4.2, not 3.8')
  expect(render('{mean}, not {otherMean}', { mean: 4, otherMean: 4.04 }, 'Neutral', 0)).toBeNull()
  expect(render('about {mean}', slots, 'Concise', 0)).toBe('About 4')
})

test.each<[SkeletonCase, Slots, Slots]>([
  ['higher', { direction: 'higher' }, { direction: 'lower' }],
  ['all', { recent: 9, window: 9 }, { recent: 8, window: 9 }],
  ['not all', { recent: 8, window: 9 }, { recent: 9, window: 9 }],
  ['none before', { before: 0 }, { before: 1 }],
  ['some before', { before: 1 }, { before: 0 }],
  ['several questions', { questions: 2, entries: 2 }, { questions: 2, entries: 1 }],
  ['several questions', { questions: 2, entries: 2 }, { questions: 1, entries: 9 }],
  ['short break', { gap: 30 }, { gap: 31 }],
  ['rated above one', { rating: 2 }, { rating: 1 }],
])('a line that is only for “%s” is told in no other case', (name, fitting, other) => {
  const line = { text: 'Yes.', only: [name] }
  expect(render(line, fitting, 'Neutral', 0)).toBe('Yes.')
  expect(render(line, other, 'Neutral', 0)).toBeNull()
  expect(render(line, {}, 'Neutral', 0)).toBeNull()
})

test("grammar never touches the writer's own words", () => {
  const slots = { quote: 'i waited... one days later. it rained.', word: 'two times' }
  expect(render('“{quote}” {Entries}', { ...slots, entries: 3 }, 'Neutral', 0)).toBe(`“${slots.quote}” 3`)
  expect(render('so “{word}”. it is said', slots, 'Neutral', 0)).toBe('So “two times”. It is said')
})

test('a skeleton without all its slots is not filled, and an unknown slot is an error', () => {
  expect(render('{quote} {third}', { quote: 'Yes.' }, 'Neutral', 0)).toBeNull()
  expect(() => render('{nonsense}', {}, 'Neutral', 0)).toThrow('no slot is called nonsense')
})

test('dates are American, and include a year after 300 days', () => {
  const date = Date.UTC(2026, 2, 3) / 86_400_000
  expect(slotText('date', { date }, 'Neutral', date + 300)).toBe('March 3')
  expect(slotText('date', { date }, 'Neutral', date + 301)).toBe('March 3, 2026')
})

test.each([
  ['You should write more.', 'advice'],
  ['This looks like burnout.', 'diagnosis'],
  ['Soon you will see.', 'fortune'],
  ['You wrote it because you were tired.', 'cause'],
  ['Well done, nine entries.', 'praise'],
  ['Nine entries. Keep them.', 'imperative'],
  ['Take the bus.', 'imperative'],
  ['You left this page on the record.', 'stilted'],
  ['The tide comes in.', 'stilted'],
  ['Nobody asked.', 'stilted'],
  ['You wrote this three days ago.', 'stilted'],
  ['On 3 March you wrote.', 'stilted'],
  ['“Q.” Look at it.', 'imperative'],
])('%j is refused as %s', (text, reason) => {
  expect(lint(text)).toBe(reason)
})

test('the writer’s own words are not checked, and a heavy period has no cheerful words', () => {
  expect(lint('You wrote: “You should heal.” It is tagged #therapy.')).toBeNull()
  expect(lint('You wrote: “Nobody told the tide.”')).toBeNull()
  expect(lint('The sunny side of the street.')).toBeNull()
  expect(lint('The sunny side of the street.', true)).toBe('bright')
})

test.each(['It averages 4 here.', 'It is two points higher.', 'It is 4.1 here.'])('only Neutral may say %j', (text) => {
  expect(lint(text, false, 'Neutral')).toBeNull()
  expect(lint(text, false, 'Reflective')).toBe('exact')
})

test('overlap masks numbers, dates and quotes', () => {
  const [a, b] = ['In 3 of your last 9 entries you wrote', 'In five of your last ten entries you wrote']
  expect(overlap(`${a} “a b c” on March 3.`, `${b} “x” on May 13, 2025.`)).toBe(1)
  expect(
    overlap('The bus was late and nobody minded it much.', 'Two teams and one rating, a step apart from each other.'),
  ).toBe(0)
})

test('a short frame around a quote may repeat', () => {
  expect(overlap('This line is from March 3: “a”', 'This line is from May 13: “b”')).toBe(0)
})
