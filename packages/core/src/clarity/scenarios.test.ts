import { expect, test } from 'vitest'
import { safetyState } from '../safety/index.ts'
import { clarityInsights } from './index.ts'
import { rated, TODAY } from './journals.fixture.ts'

type Ratings = readonly [mood: number, energy: number, focus: number]

/** Consecutive days up to today; null is a day without an entry. */
const monthOf = (days: number, ratingOf: (index: number) => Ratings | null) =>
  Array.from({ length: days }, (_, index) => {
    const ratings = ratingOf(index)
    return ratings ? [rated(TODAY - days + 1 + index, ...ratings)] : []
  }).flat()
const all = (rating: number): Ratings => [rating, rating, rating]
const ORDINARY: readonly Ratings[] = [
  [4, 3, 4],
  [3, 3, 4],
  [4, 4, 3],
  [3, 4, 4],
  [4, 3, 3],
]
const LOW: readonly Ratings[] = [
  [2, 2, 3],
  [2, 3, 2],
  [3, 2, 2],
  [2, 2, 2],
  [1, 2, 2],
]
const cycle = (days: readonly Ratings[]) => monthOf(30, (index) => days[index % days.length] ?? null)

/** Thirty days of a user who wants to write daily (docs/spec/rules.md#clarity): score, band, mood trend, message. */
const CLEAR = 'of your last 30 days have ratings, and the picture is clear.'
const EMERGING = 'A picture is emerging from 30 days of entries.'
const NEUTRAL = 'Here are your last 30 days.'
const SWINGING = 'Ratings swing from day to day.'
const LOWER = 'The last 7 days are lower than the weeks before.'

test.each([
  ['all 5', monthOf(30, () => all(5)), 88, 'Bright', 'Steady', `30 ${CLEAR}`],
  ['all 4', monthOf(30, () => all(4)), 88, 'Bright', 'Steady', `30 ${CLEAR}`],
  ['all 2', monthOf(30, () => all(2)), 59, 'Emerging', 'Steady', EMERGING],
  ['all 1', monthOf(30, () => all(1)), 59, 'Emerging', 'Steady', NEUTRAL],
  ['3/3/3 untouched', monthOf(30, () => all(3)), 43, 'Emerging', 'Steady', EMERGING],
  ['3s and 4s', cycle(ORDINARY), 76, 'Bright', 'Steady', `30 ${CLEAR}`],
  // Two days of 2 and one of 1 in the last week make the safety state gentle, so the message is neutral.
  ['2s and 3s', cycle(LOW), 55, 'Emerging', 'Steady', NEUTRAL],
  ['23 at 4, then 7 at 2', monthOf(30, (i) => all(i < 23 ? 4 : 2)), 55, 'Emerging', 'Dipping', LOWER],
  ['27 at 4, then 3 at 1', monthOf(30, (i) => all(i < 27 ? 4 : 1)), 55, 'Emerging', 'Dipping', NEUTRAL],
  ['5 falling to 1', monthOf(30, (i) => all(Math.round(5 - (4 * i) / 29))), 55, 'Emerging', 'Dipping', NEUTRAL],
  ['1 rising to 5', monthOf(30, (i) => all(Math.round(1 + (4 * i) / 29))), 95, 'Bright', 'Rising', `30 ${CLEAR}`],
  ['zigzag 1, 5 ending on 5', monthOf(30, (i) => all(i % 2 ? 5 : 1)), 52, 'Emerging', 'Steady', SWINGING],
  ['zigzag 1, 5 ending on 1', monthOf(30, (i) => all(i % 2 ? 1 : 5)), 52, 'Emerging', 'Steady', SWINGING],
  [
    '10 days, 10 empty, 10 days',
    monthOf(30, (i) => (i >= 10 && i < 20 ? null : [4, 3, 4])),
    69,
    'Bright',
    'Steady',
    `20 ${CLEAR}`,
  ],
  [
    '7 days at 4, new',
    monthOf(7, () => all(4)),
    52,
    'Emerging',
    'Steady',
    'A picture is emerging from your first 7 days.',
  ],
  ['mood 5, energy 1', monthOf(30, () => [5, 1, 3]), 52, 'Emerging', 'Steady', 'Mood, energy and focus are far apart.'],
  [
    'last entry 20 days ago',
    monthOf(30, (i) => (i < 10 ? [4, 3, 4] : null)),
    41,
    'Emerging',
    'Steady',
    'A picture is emerging from 10 days of entries.',
  ],
] as const)('%s: score, word, arrow and message agree', (_, entries, score, band, arrow, message) => {
  const safety = safetyState(
    entries.map(({ day, mood }) => ({ day, mood, sentiment: null, level: 'none' as const })),
    TODAY,
  )
  const insights = clarityInsights({ entries, today: TODAY, frequency: 'Daily', safety })
  expect([insights.clarity, insights.band, insights.trends.mood, insights.message]).toEqual([
    score,
    band,
    arrow,
    message,
  ])
})
