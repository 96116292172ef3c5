import { expect, test } from 'vitest'
import { subscoreTooltip, tooltipCutoffs } from './index.ts'

test.each([
  ['consistency', 30, 60, ['Entries are far apart.', 'Entries come in stretches.', 'Entries come regularly.']],
  [
    'stability',
    35,
    65,
    ['Ratings swing from day to day.', 'Ratings move a little from day to day.', 'Ratings stay close from day to day.'],
  ],
  [
    'trajectory',
    40,
    70,
    [
      'The last 7 days are below your 30-day level.',
      'The last 7 days are near your 30-day level.',
      'The last 7 days are above your 30-day level.',
    ],
  ],
  [
    'balance',
    30,
    60,
    [
      'Mood, energy and focus are far apart.',
      'Mood, energy and focus are somewhat apart.',
      'Mood, energy and focus are close together.',
    ],
  ],
] as const)('%s is low below %d and high from %d', (name, middle, high, [low, mid, top]) => {
  const scores = [0, middle - 0.1, middle, high - 0.1, high, 100]
  expect(scores.map((score) => subscoreTooltip(name, score))).toEqual([low, low, mid, mid, top, top])
  expect(tooltipCutoffs(name)).toEqual([middle, high])
})

test("the recency boost's tooltip states the points it adds", () => {
  expect([10, 1, 0.1, 0].map((boost) => subscoreTooltip('recencyBoost', boost))).toEqual([
    'Your latest entry adds 10 points.',
    'Your latest entry adds 1 point.',
    'Your latest entry adds 0.1 points.',
    'No entry is recent enough to add points.',
  ])
})
