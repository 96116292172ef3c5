import { expect, test } from 'vitest'
import { lockedState } from './locked-state.ts'

test.each([
  ['Echos are part of Pro. Upgrade to hear yours.', 'tier'],
  ['This Echo belongs to the Pro tier.', 'tier'],
  ["You're close: 2 more entries and your waiting Echo wakes.", 'engagement'],
  ['Your Echo is waiting for a few more entries (3 of 7).', 'engagement'],
  ['Your patterns are still forming. An Echo arrives when there is something true to say.', 'no-echo'],
  ['', 'no-echo'],
])('"%s" shows the %s card', (message, state) => {
  expect(lockedState(message)).toBe(state)
})
