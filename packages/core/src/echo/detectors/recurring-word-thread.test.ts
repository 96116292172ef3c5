import { expect, test } from 'vitest'
import { found, pages } from '../../../testing/detect.ts'
import { recurringWordThread } from './recurring-word-thread.ts'

const WITH = 'Down to the harbour for the bread and then home.'

const ONLY_HARBOUR = 'Down to the harbour as before and then I was home.'

const WITHOUT = 'It was one of those days when there is nothing to say of it.'

test('a word in four of the last nine entries', () => {
  const [a, b] = [ONLY_HARBOUR, WITHOUT]
  const contents = [b, a, b, b, a, a, b, a, b]
  expect(found(recurringWordThread, pages(contents))?.slots).toEqual({ word: 'harbour', recent: 4, window: 9 })
  expect(found(recurringWordThread, pages(contents.toSpliced(1, 1, WITHOUT)))).toBeNull()
})

test('a word that was always there is no news', () => {
  const always = Array.from({ length: 24 }, (_, i) => (i % 2 ? WITH : WITHOUT))
  expect(found(recurringWordThread, pages(always))).toBeNull()
  expect(found(recurringWordThread, pages([...Array(15).fill(WITHOUT), ...always.slice(0, 9)]))?.key).toBe('bread')
})

test('dark words and words of held entries are never its subject', () => {
  expect(
    found(recurringWordThread, pages(Array(9).fill('There was so much hatred in the whole of it for me.'))),
  ).toBeNull()
  expect(found(recurringWordThread, pages(Array(9).fill('The court was in mourning and so was I for it.')))?.key).toBe(
    'court',
  )
  const held = [...Array(4).fill(`${WITH} I want to die.`), ...Array(9).fill(WITHOUT)]
  expect(found(recurringWordThread, pages(held))).toBeNull()
})
