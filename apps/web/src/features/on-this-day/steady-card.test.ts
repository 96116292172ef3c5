import { expect, test } from 'vitest'
import { steadyCard } from './steady-card.ts'

const CARD = { when: 'A year ago today', date: '2025-11-22', words: 9, entry_id: 'e1', quote: 'First frost.' }
const OTHER = { ...CARD, date: '2024-11-22' }
const calm = { isWriting: false, isInField: false }

test('a card appears when it arrives, changes, and leaves', () => {
  expect(steadyCard(null, CARD, calm)).toBe(CARD)
  expect(steadyCard(CARD, OTHER, calm)).toBe(OTHER)
  expect(steadyCard(CARD, null, calm)).toBeNull()
})

test('a card stays while another is being fetched', () => {
  expect(steadyCard(CARD, undefined, calm)).toBe(CARD)
})

test('while the person writes, nothing appears, changes or leaves', () => {
  const writing = { isWriting: true, isInField: true }
  expect(steadyCard(null, CARD, writing)).toBeNull()
  expect(steadyCard(CARD, OTHER, writing)).toBe(CARD)
  expect(steadyCard(CARD, null, writing)).toBe(CARD)
})

test('with the cursor in the text nothing appears, but a card that may not be shown any more leaves', () => {
  const inField = { isWriting: false, isInField: true }
  expect(steadyCard(null, CARD, inField)).toBeNull()
  expect(steadyCard(CARD, null, inField)).toBeNull()
})
