import { expect, test } from 'vitest'
import { mentions, mentionsThing, printedForm } from './index.ts'

test('a word is printed in its most frequent form, with ties going to the later text', () => {
  expect(printedForm('chair', ['chairs', 'chairs and a chair', 'one chair', 'no chairs'])).toBe('chairs')
  expect(printedForm('chair', ['chairs and chairs', 'one chair'])).toBe('chair')
  expect(printedForm('chair', ['no such word'])).toBeNull()
})

test('a name keeps its capital letter, and a word that only began a sentence loses it', () => {
  expect(printedForm('lisbon', ['Lisbon again. I miss Lisbon.', 'back from Lisbon'])).toBe('Lisbon')
  expect(printedForm('mckay', ['we met McKay', 'and McKay again'])).toBe('McKay')
  expect(printedForm('bread', ['Bread. We ate bread.', 'bread'])).toBe('bread')
})

test('if both spellings occur, the one in more texts is printed', () => {
  expect(printedForm('navy', ['a navy coat', 'the Navy', 'in the Navy'])).toBe('Navy')
  expect(printedForm('navy', ['the Navy', 'a navy coat', 'in navy'])).toBe('navy')
  expect(printedForm('navy', ['the Navy, the Navy, the Navy', 'a navy coat', 'in navy'])).toBe('navy')
})

test("the form is null if it's unclear whether a capital letter marks a name", () => {
  expect(printedForm('basil', ['Basil was late.', 'Basil. Again.'])).toBeNull()
})

test('a thing is mentioned in its singular and in its plural, a name only as it is', () => {
  expect(mentionsThing('Left goggle still leaks.', 'goggles')).toBe(true)
  expect(mentionsThing('Got the goggles, blue ones.', 'goggle')).toBe(true)
  expect(mentionsThing('Ogled the boat.', 'goggle')).toBe(false)
  expect(mentionsThing('We saw the Robins.', 'Robin')).toBe(false)
})

test('a mention is a whole word, in any case, including its possessive', () => {
  expect(mentions("Ruben's boat", 'Ruben')).toBe(true)
  expect(mentions('the LEASE is up', 'lease')).toBe(true)
  expect(mentions('a release party', 'lease')).toBe(false)
  expect(mentions('leases', 'lease')).toBe(false)
  expect(mentions('the éclair', 'clair')).toBe(false)
})
