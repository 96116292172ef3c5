import { expect, test } from 'vitest'
import { advancedAllowed, countAdvanced, isAdvanced } from './allowance.ts'
import { echoDue, progressMessage, TIER_MESSAGE } from '../index.ts'
import type { PastEcho } from '../finding/receipt.ts'

const past = (rule: string, claim: 'record' | 'pattern') => ({ day: 1, text: '', receipt: { rule, claim } }) as PastEcho

test('Free gets an Echo once in seven days, the other tiers once a local day', () => {
  const due = (tier: 'free' | 'pro' | 'premium', daysSince: number) =>
    echoDue({ tier, today: 100, lastEchoDay: 100 - daysSince, hasNewEntry: true })
  expect([6, 7].map((days) => due('free', days))).toEqual([false, true])
  expect([0, 1].map((days) => due('pro', days))).toEqual([false, true])
  expect([0, 1].map((days) => due('premium', days))).toEqual([false, true])
})

test('without a new entry only Premium gets a new Echo; the first one has no waiting time', () => {
  expect(echoDue({ tier: 'pro', today: 100, lastEchoDay: 50, hasNewEntry: false })).toBe(false)
  expect(echoDue({ tier: 'premium', today: 100, lastEchoDay: 99, hasNewEntry: false })).toBe(true)
  expect(echoDue({ tier: 'free', today: 100, lastEchoDay: null, hasNewEntry: false })).toBe(true)
})

test('patterns are advanced, recurring words are core', () => {
  expect(isAdvanced({ claim: 'pattern', rule: 'tag_mood' })).toBe(true)
  expect(isAdvanced({ claim: 'pattern', rule: 'recurring_word/surge' })).toBe(false)
  expect(isAdvanced({ claim: 'record', rule: 'mirror' })).toBe(false)
})

test('Free includes one advanced Echo from 30 entries on, Pro and Premium include all', () => {
  expect([29, 30].map((entries) => advancedAllowed('free', entries, 0))).toEqual([false, true])
  expect(advancedAllowed('free', 300, 1)).toBe(false)
  expect(advancedAllowed('pro', 7, 9) && advancedAllowed('premium', 7, 9)).toBe(true)
  expect(
    countAdvanced([past('tag_mood', 'pattern'), past('recurring_word/surge', 'pattern'), past('mirror', 'record')]),
  ).toBe(1)
})

test('progress depends on the number of entries', () => {
  expect(progressMessage(0)).not.toMatch(/close|waiting|tier|upgrade|premium/iu)
  expect(progressMessage(1)).toBe('Your first Echo is waiting for 6 more entries.')
  expect(progressMessage(3)).toBe('Your first Echo is waiting for 4 more entries.')
  expect(progressMessage(4)).toBe('You’re close: your first Echo is waiting for 3 more entries.')
  expect(progressMessage(6)).toBe('You’re close: your first Echo is waiting for 1 more entry.')
  expect(progressMessage(7)).toBe('Your patterns are still forming. An Echo comes when there’s something worth saying.')
  expect(progressMessage(7)).not.toMatch(/close|waiting|tier|upgrade|premium/iu)
})

test('a tier without Echos gets its own message', () => {
  expect(TIER_MESSAGE).toBe('Echos are part of Pro. Upgrade to hear yours.')
})
