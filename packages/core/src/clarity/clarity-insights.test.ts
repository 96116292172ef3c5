import { expect, test } from 'vitest'
import { clarityInsights } from './index.ts'
import { daily, insights, rated, TODAY, unrated } from './journals.fixture.ts'

test('without entries, every figure is 0 or missing', () => {
  const { clarity, band, message, subscores, series, summary } = insights([])
  expect([clarity, band]).toEqual([0, 'Hazy'])
  expect(message).toBe('Nothing to show yet. Your first entry starts the picture.')
  expect(subscores).toEqual({ consistency: 0, stability: 0, trajectory: 0, balance: 0, recencyBoost: 0 })
  for (const metric of ['mood', 'energy', 'focus'] as const) {
    expect(series[metric]).toEqual(Array(30).fill(null))
    expect(summary.means[metric]).toBeNull()
    expect(summary.baseline[metric]).toBeNull()
  }
  expect(summary).toMatchObject({ daysWithEntries: 0, entriesLast3: 0 })
})

test.each([
  ['one untouched entry today', daily(1, 3, 3, 3), 6],
  ['one entry 4/3/5 today', daily(1, 4, 3, 5), 11],
  ['two days', [rated(TODAY - 1, 4, 3, 5), rated(TODAY, 4, 4, 4)], 23],
  ['seven days of 4/3/4', daily(7, 4, 3, 4), 50],
  ['thirty untouched days', daily(30, 3, 3, 3), 43],
  ['thirty days of 1/1/1', daily(30, 1, 1, 1), 59],
])('%s has the clarity given in the specification', (_, entries, clarity) => {
  expect(insights(entries).clarity).toBe(clarity)
})

test('seven days of 4/3/4 are too few for Bright, and have the subscores of the specification', () => {
  expect(insights(daily(7, 4, 3, 4))).toMatchObject({
    band: 'Emerging',
    subscores: { consistency: 100, stability: 76.4, trajectory: 55, balance: 55.8, recencyBoost: 10 },
  })
})

// Ten entries on nine days; a second implementation of the formulas gave the expected numbers.
const WEEKS = [
  [0, 4, 3, 4],
  [1, 2, 3, 3],
  [1, 4, 4, 4],
  [4, 5, 4, 5],
  [5, 3, 3, 3],
  [9, 1, 2, 2],
  [10, 2, 2, 3],
  [11, 2, 3, 3],
  [16, 4, 5, 3],
  [21, 3, 4, 3],
].map(([ago = 0, mood = 3, energy = 3, focus = 3]) => rated(TODAY - ago, mood, energy, focus))

test('three weeks of irregular entries match the second implementation', () => {
  const { clarity, band, message, subscores, summary } = insights(WEEKS, 'Daily')
  expect([clarity, band]).toEqual([46, 'Emerging'])
  expect(message).toBe('A picture is emerging from your first 22 days.')
  expect(subscores).toEqual({ consistency: 48.2, stability: 51.5, trajectory: 86.4, balance: 58, recencyBoost: 10 })
  expect(summary.means).toEqual({ mood: 3.75, energy: 3.375, focus: 3.875 })
  expect(summary.baseline.mood).toBeCloseTo(3, 12)
  expect(summary.baseline.energy).toBeCloseTo(3.277_777_777_8, 9)
  expect(summary).toMatchObject({ daysWithEntries: 9, entriesLast3: 3 })
})

test('a user who wants to write less often needs fewer days', () => {
  expect(insights(WEEKS, 'Weekly')).toMatchObject({ clarity: 52, subscores: { consistency: 94.2 } })
})

test('the series have thirty dates, oldest first, with day means to two decimals', () => {
  const { series } = insights([rated(TODAY, 4, 4, 4), rated(TODAY, 4, 3, 4), rated(TODAY, 5, 3, 4)])
  expect([series.dates[0], series.dates[29], series.dates.length]).toEqual(['2024-12-14', '2025-01-12', 30])
  expect([series.mood[29], series.energy[29], series.focus[29]]).toEqual([4.33, 3.33, 4])
  expect(series.mood.slice(0, 29)).toEqual(Array(29).fill(null))
})

test('in a heavy period and during a safety pause, the score stays below Bright and the message is neutral', () => {
  const open = insights(daily(30, 4, 4, 4))
  expect([open.clarity, open.band]).toEqual([88, 'Bright'])
  for (const safety of ['gentle', 'quiet'] as const) {
    const lowered = clarityInsights({ entries: daily(30, 4, 4, 4), today: TODAY, frequency: 'Whenever', safety })
    expect(lowered).toEqual({ ...open, clarity: 59, band: 'Emerging', message: 'Here are your last 30 days.' })
  }
})

test('entries without ratings count for streaks and the last three days, not for the score', () => {
  const { clarity, message, summary } = insights([unrated(TODAY), unrated(TODAY - 1)])
  expect(clarity).toBe(0)
  expect(message).toBe('Still hazy: you rated entries on none of your first 2 days.')
  expect(summary).toMatchObject({ daysWithEntries: 0, entriesLast3: 2 })
})

test('an entry with one rating missing counts as unrated', () => {
  expect(insights([{ ...rated(TODAY, 4, 4, 4), focus: null }]).summary.daysWithEntries).toBe(0)
})

test("an entry from thirty days ago is outside the window, and tomorrow's doesn't count yet", () => {
  expect(insights([rated(TODAY - 30, 5, 5, 5), rated(TODAY + 1, 1, 1, 1)])).toMatchObject({
    clarity: 0,
    message: 'Still hazy: you rated entries on none of your last 30 days.',
  })
  expect(insights([rated(TODAY - 29, 5, 5, 5)]).summary.daysWithEntries).toBe(1)
})
