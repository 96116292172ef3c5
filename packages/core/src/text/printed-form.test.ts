import { expect, test } from 'vitest'
import { mentions, printedForm } from './index.ts'

test('a word is printed in the form that most texts hold, ties to the later text', () => {
  expect(printedForm('chair', ['chairs', 'chairs and a chair', 'one chair', 'no chairs'])).toBe('chairs')
  expect(printedForm('chair', ['chairs and chairs', 'one chair'])).toBe('chair')
  expect(printedForm('chair', ['no such word'])).toBeNull()
})

test('a name keeps its capitals, a word that only began a sentence has none', () => {
  expect(printedForm('lisbon', ['Lisbon again. I miss Lisbon.', 'back from Lisbon'])).toBe('Lisbon')
  expect(printedForm('mckay', ['we met McKay', 'and McKay again'])).toBe('McKay')
  expect(printedForm('bread', ['Bread. We ate bread.', 'bread'])).toBe('bread')
})

test('where both are written, the form that most texts write is printed', () => {
  expect(printedForm('navy', ['a navy coat', 'the Navy', 'in the Navy'])).toBe('Navy')
  expect(printedForm('navy', ['the Navy', 'a navy coat', 'in navy'])).toBe('navy')
  expect(printedForm('navy', ['the Navy, the Navy, the Navy', 'a navy coat', 'in navy'])).toBe('navy')
})

test('nothing is printed when it cannot be told whether a capital is that of a name', () => {
  expect(printedForm('basil', ['Basil was late.', 'Basil. Again.'])).toBeNull()
})

test('a mention is a whole word, in any case, the possessive included', () => {
  expect(mentions("Ruben's boat", 'Ruben')).toBe(true)
  expect(mentions('the LEASE is up', 'lease')).toBe(true)
  expect(mentions('a release party', 'lease')).toBe(false)
  expect(mentions('leases', 'lease')).toBe(false)
  expect(mentions('the éclair', 'clair')).toBe(false)
})
