import { expect, test } from 'vitest'
import { readingOf } from '../reading.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { anEntry } from '../../../testing/journals.ts'
import type { PastEcho } from '../types.ts'
import { agree } from './agreement.ts'
import { lint, overlap, render, slotText, toneFor, usableSkeletons } from './index.ts'

test.each([
  ['one entries and two days', 'One entry and two days'],
  ['1 questions in 1 recent entries', '1 question in 1 recent entry'],
  ['it rained two times. one time it snowed.', 'It rained twice. Once it snowed.'],
  ['three times: none of it counts', 'Three times: none of it counts'],
  ['it turned up none times', 'It turned up not once'],
  ['eight of your last eight entries', 'All of your last eight entries'],
  ['3 of the last 3 entries, 3 of the last 30', 'All of the last 3 entries, 3 of the last 30'],
  ['21 days and 4.1 over 31 entries', '21 days and 4.1 over 31 entries'],
])('%j agrees as %j', (text, agreed) => {
  expect(agree(text)).toBe(agreed)
})

test('counts are words up to twelve in the tones that speak, digits in those that state', () => {
  const slots = { entries: 9, others: 31, before: 0 }
  expect(render('{Entries} of {others}, {before} before.', slots, 'Reflective', 0)).toBe('Nine of 31, none before.')
  expect(render('{Entries} of {others}, {before} before.', slots, 'Neutral', 0)).toBe('9 of 31, 0 before.')
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

test('dates carry a year after 300 days, and recent ones can say the weekday', () => {
  const day = Date.UTC(2026, 2, 3) / 86_400_000
  expect(slotText('date', { date: day }, 'Neutral', day + 300)).toBe('3 March')
  expect(slotText('date', { date: day }, 'Neutral', day + 301)).toBe('3 March 2026')
  expect(slotText('when', { when: day }, 'Neutral', day)).toBe('today')
  expect(slotText('when', { when: day }, 'Neutral', day + 6)).toBe('on Tuesday')
  expect(slotText('when', { when: day }, 'Neutral', day + 7)).toBe('on 3 March')
})

test('hours are said as on a clock', () => {
  const hours = [0, 9, 12, 23].map((start) => slotText('start', { start }, 'Neutral', 0))
  expect(hours).toEqual(['midnight', '9 am', 'noon', '11 pm'])
})

test.each([
  ['You should write more.', 'advice'],
  ['This looks like burnout.', 'diagnosis'],
  ['Soon you will see.', 'fortune'],
  ['You wrote it because you were tired.', 'cause'],
  ['Well done, nine entries.', 'praise'],
  ['Nine entries. Keep them.', 'imperative'],
  ['Take the page.', 'imperative'],
  ['“Q.” Look at it.', 'imperative'],
])('%j is refused as %s', (text, reason) => {
  expect(lint(text)).toBe(reason)
})

test("the writer's own words are not judged, and a heavy period has no light in it", () => {
  expect(lint('You wrote: “You should heal.” It is tagged #therapy.')).toBeNull()
  expect(lint('The sunny side of the page.')).toBeNull()
  expect(lint('The sunny side of the page.', true)).toBe('bright')
})

test('overlap masks numbers and quotes', () => {
  expect(overlap('In 3 of your last 9 entries: “a b c”.', 'In five of your last ten entries: “x”.')).toBe(1)
  expect(overlap('The tide leaves its line on the stones.', 'Two teams, one slider, a step.')).toBe(0)
})

test('the skeleton used longest ago comes first, unused ones before it', () => {
  const skeletons = {
    Concise: [],
    Reflective: [],
    Playful: [],
    Spiritual: [],
    Neutral: ['{word} a', '{word} b', '{word} c', '{quote}'],
  }
  const past = (n: number): PastEcho => ({
    day: n,
    text: '',
    receipt: { skeleton: `r/Neutral/${n}` } as PastEcho['receipt'],
  })
  const order = (history: PastEcho[]) =>
    usableSkeletons('r', skeletons, 'Neutral', { word: 'x' }, history, 's').map(({ id }) => id)
  expect(order([past(2), past(1), past(2)])).toEqual(['r/Neutral/3', 'r/Neutral/1', 'r/Neutral/2'])
  expect(order([]).toSorted()).toEqual(['r/Neutral/1', 'r/Neutral/2', 'r/Neutral/3'])
})

test('a heavy period is told plainly, and no playful text touches a dark entry', () => {
  const bright = readingOf(anEntry(1, { mood: 4 }), LEXICON)
  const low = readingOf(anEntry(2, { mood: 2 }), LEXICON)
  const grief = readingOf(anEntry(3, { mood: 4, content: 'The funeral was on Friday.' }), LEXICON)
  expect(toneFor('Playful', 'open', [bright], [bright.entry.id], {})).toBe('Playful')
  expect(toneFor('Playful', 'open', [bright, bright, low], [low.entry.id], {})).toBe('Neutral')
  expect(toneFor('Playful', 'open', [bright, bright, bright, low], [], {})).toBe('Playful')
  expect(toneFor('Playful', 'open', [bright, low], [], {})).toBe('Neutral')
  expect(toneFor('Playful', 'open', [bright, grief], [grief.entry.id], {})).toBe('Neutral')
  expect(toneFor('Playful', 'open', [], [], { mean: 1.9, otherMean: 3.2 })).toBe('Neutral')
  expect(toneFor('Playful', 'heavy', [bright], [], {})).toBe('Neutral')
  expect(toneFor('Spiritual', 'heavy', [bright], [], {})).toBe('Reflective')
  expect(toneFor('Spiritual', 'open', [low], [], {})).toBe('Spiritual')
})
