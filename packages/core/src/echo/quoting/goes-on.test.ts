import { expect, test } from 'vitest'
import { goesOn, isPointInShort, pointsBack } from './goes-on.ts'

const BEFORE = ['The kettle leaked all morning.']

test('a sentence goes on when it begins with what was named, or points back to it', () => {
  for (const text of ['It dripped onto the stove and the floor.', 'I gave them to her on Sunday before lunch.']) {
    expect(goesOn(text, BEFORE), text).toBe(true)
  }
})

test('a few words of the writer, and a sentence with one of the words before, go on', () => {
  for (const text of ['I didn’t ask.', 'Then it stopped.', 'Someday a new kettle has to come from town.']) {
    expect(goesOn(text, BEFORE), text).toBe(true)
  }
})

test('a word or three may be the point of the sentence before', () => {
  for (const text of ['No swan.', 'Of course.', 'At last.', 'Gone.', 'They’ll hate it.']) {
    expect(isPointInShort(text), text).toBe(true)
    expect(goesOn(text, BEFORE), text).toBe(true)
  }
  for (const text of ['Meat loaf.', 'Early dark.']) expect(isPointInShort(text), text).toBe(false)
})

test('what the writer thinks of it, and a sentence that soon has “it”, go on', () => {
  for (const text of ['I went on about my bike too much, I think.', 'Tom walked it to the park in a shoebox.']) {
    expect(goesOn(text, BEFORE), text).toBe(true)
  }
  for (const text of ['Duncan has a ring in his nose.', 'Made a fish pie and ate too much of it.']) {
    expect(goesOn(text, BEFORE), text).toBe(false)
  }
})

test('a sentence about something else does not go on', () => {
  for (const text of ['Oskar painted the fence of the whole garden.', 'Rain came late.']) {
    expect(goesOn(text, BEFORE), text).toBe(false)
  }
})

test('a sentence points back when a word in it may need a name from before', () => {
  for (const text of ['I said it was drying.', 'Nobody liked those.', 'This one stays.']) {
    expect(pointsBack(text), text).toBe(true)
  }
  for (const text of ['The lid was drying.', 'Oskar sat down.']) expect(pointsBack(text), text).toBe(false)
})
