import { expect, test } from 'vitest'
import { lockedState } from './locked-state.ts'

test.each([
  ['Echos are part of Pro. Upgrade to hear yours.', 'tier'],
  ['This Echo belongs to the Pro tier.', 'tier'],
  ['You’re close: your first Echo is waiting for 2 more entries.', 'engagement'],
  ['Your first Echo is waiting for 4 more entries.', 'engagement'],
  ['Your patterns are still forming. An Echo arrives when there is something true to say.', 'no-echo'],
  ['', 'no-echo'],
])('"%s" shows the %s card', (message, state) => {
  expect(lockedState(message)).toBe(state)
})
