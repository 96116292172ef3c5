import { expect, test } from 'vitest'
import { found, pages } from '../../../../testing/detect.ts'
import { recurringWordThread } from './detect.ts'

const WITH = 'Down to the harbour for the bread and then home.'

const ONLY_HARBOUR = 'Down to the harbour as before and then I was home.'

const WITHOUT = 'It was one of those days when there is nothing to say of it.'

test('a word in four of the last nine entries is found', () => {
  const [a, b] = [ONLY_HARBOUR, WITHOUT]
  const contents = [b, a, b, b, a, a, b, a, b]
  expect(found(recurringWordThread, pages(contents))?.slots).toMatchObject({
    word: 'harbour',
    recent: 4,
    window: 9,
    latest: 99,
  })
  expect(found(recurringWordThread, pages(contents.toSpliced(1, 1, WITHOUT)))).toBeNull()
})

test('a word that was always there is not found', () => {
  const always = Array.from({ length: 24 }, (_, i) => (i % 2 ? WITH : WITHOUT))
  expect(found(recurringWordThread, pages(always))).toBeNull()
  expect(found(recurringWordThread, pages([...Array(15).fill(WITHOUT), ...always.slice(0, 9)]))?.key).toBe('bread')
})

test('the last nine are the newest nine entries, however short one of them is', () => {
  const contents = [
    ...Array(6).fill(WITHOUT),
    ...Array(4).fill(ONLY_HARBOUR),
    'Rain.',
    'Rain.',
    'Rain.',
    'Rain.',
    'Rain.',
  ]
  expect(found(recurringWordThread, pages(contents))?.slots).toMatchObject({ recent: 4, window: 9 })
  expect(found(recurringWordThread, pages([...contents, 'Rain.']))).toBeNull()
})

test('only the printed form is counted, and a Soundings prompt is not', () => {
  const plural = ONLY_HARBOUR.replace('harbour', 'harbours')
  const contents = [WITHOUT, ONLY_HARBOUR, WITHOUT, WITHOUT, plural, ONLY_HARBOUR, WITHOUT, ONLY_HARBOUR, WITHOUT]
  expect(found(recurringWordThread, pages(contents))).toBeNull()
})

test.each([
  ['hatred', 'There was so much of the hatred in the whole of it for me.'],
  ['an event of a life', 'Back from the chemo ward and the chemo nurse was there again.'],
  ['a divorce', 'The divorce was on my mind and the divorce went on.'],
  ['a person', 'Tea with my mother and then my mother was asleep again.'],
  ['a month', 'It was the June fair and it was June all over it.'],
  ['a name', 'Tea with Ruben again, and then Ruben was here for it.'],
])('the subject is never %s', (_, content) => {
  expect(found(recurringWordThread, pages(Array(9).fill(content)))).toBeNull()
})

test('words near an entry with a crisis are never its subject', () => {
  const held = [...Array(4).fill(`${WITH} I want to die.`), ...Array(9).fill(WITHOUT)]
  expect(found(recurringWordThread, pages(held))).toBeNull()
})
