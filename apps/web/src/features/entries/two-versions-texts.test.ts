import { expect, test } from 'vitest'
import { NO_TELEMETRY } from '@soundings/core/entries'
import type { Draft } from '#web/lib/drafts.ts'
import { ACCOUNT_ID, anEntry } from '#web/testing/builders.ts'
import { changeToHere, changeToJoined, changeToThere, twoTexts, type Choice } from './two-versions-texts.ts'

const ENTRY = anEntry({ content: 'One.\n\nTwo of theirs, and more.\n\nOnly there.', mood: 4 })
const DRAFT: Draft = {
  id: crypto.randomUUID(),
  accountId: ACCOUNT_ID,
  text: 'One.\n\nTwo of mine, and more.',
  ratings: { mood: 5, energy: 3, focus: 2 },
  telemetry: NO_TELEMETRY,
  dated: { date: ENTRY.local_date, time: ENTRY.local_time },
  target: { entryId: ENTRY.id, seenUpdatedAt: '2026-11-20T07:00:00.000Z' },
  answers: null,
  title: null,
  tags: null,
  prompt: null,
  photographs: null,
  idempotencyKey: crypto.randomUUID(),
  updatedAt: 0,
}
const FIRST: Choice = { passages: new Map(), others: new Map() }

test('a rating that differs is a difference, and so is the day', () => {
  expect(twoTexts(DRAFT, ENTRY).others).toEqual([{ name: 'mood', here: 5, there: 4 }])
  const moved = { date: '2026-11-19', time: '08:00' }
  expect(twoTexts({ ...DRAFT, dated: moved, ratings: { mood: 4, energy: 3, focus: 2 } }, ENTRY).others).toEqual([
    { name: 'date', here: moved, there: { date: '2026-11-20', time: '08:00' } },
  ])
})

test('unmoved sliders are no rating of an entry that has none', () => {
  const unrated = anEntry({ ...ENTRY, mood: null, energy: null, focus: null })
  const untouched = { ...DRAFT, ratings: { mood: null, energy: null, focus: null } }
  expect(twoTexts(untouched, unrated).others).toEqual([])
  expect(changeToHere(untouched, unrated)).not.toHaveProperty('mood')
  expect(changeToThere(untouched, unrated).aside).toEqual({ content: DRAFT.text })
  const moved = { ...DRAFT, ratings: { mood: null, energy: 3, focus: null } }
  expect(twoTexts(moved, unrated).others).toEqual([{ name: 'energy', here: 3, there: null }])
  expect(changeToThere(moved, unrated).aside).toEqual({ content: DRAFT.text, energy: 3 })
})

test('at first the joined entry has what is here, and what is only there', () => {
  expect(changeToJoined(DRAFT, ENTRY, twoTexts(DRAFT, ENTRY), FIRST)).toEqual({
    content: 'One.\n\nTwo of mine, and more.\n\nOnly there.',
    mood: 5,
    expected_updated_at: ENTRY.updated_at,
    aside: { content: DRAFT.text, ...DRAFT.ratings },
  })
})

test('ticks decide what is in the joined entry', () => {
  const choice: Choice = {
    passages: new Map([
      [1, { was: false, now: true }],
      [2, { was: false, now: false }],
    ]),
    others: new Map([['mood', 'there']]),
  }
  const joined = changeToJoined(DRAFT, ENTRY, twoTexts(DRAFT, ENTRY), choice)
  expect(joined.content?.trim()).toBe('One.\n\nTwo of theirs, and more.')
  expect(joined).not.toHaveProperty('mood')
})

test('a joined entry that is the text here puts nothing aside', () => {
  const choice: Choice = { ...FIRST, passages: new Map([[2, { was: false, now: false }]]) }
  const joined = changeToJoined(DRAFT, ENTRY, twoTexts(DRAFT, ENTRY), choice)
  expect(joined).toEqual(changeToHere(DRAFT, ENTRY))
  expect(joined.keep_replaced).toBe(true)
})
