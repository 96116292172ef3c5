import { expect, test } from 'vitest'
import { clarityMessage } from './message.ts'

const subscores = { consistency: 80, stability: 80, trajectory: 55, balance: 80, recencyBoost: 10 }
const hazy = { band: 'Hazy', raw: 20, subscores, safety: 'open', ratedDays: 5, age: 40 } as const
const emerging = { ...hazy, band: 'Emerging', raw: 50, ratedDays: 9 } as const
const bright = { ...hazy, band: 'Bright', raw: 80, ratedDays: 24 } as const

test('each band has its message', () => {
  expect(clarityMessage(hazy)).toBe('Still hazy: you rated entries on 5 of your last 30 days.')
  expect(clarityMessage(emerging)).toBe('A picture is emerging from 9 days of entries.')
  expect(clarityMessage(bright)).toBe('24 of your last 30 days have ratings, and the picture is clear.')
})

test("messages in a journal's first 30 days mention its age", () => {
  for (const age of [2, 14, 29]) {
    const days = `your first ${age} days`
    expect(clarityMessage({ ...hazy, age })).toBe(`Still hazy: you rated entries on 5 of ${days}.`)
    expect(clarityMessage({ ...emerging, age })).toBe(`A picture is emerging from ${days}.`)
    expect(clarityMessage({ ...bright, age })).toBe(`24 of ${days} have ratings, and the picture is clear.`)
    expect(clarityMessage({ ...emerging, age, safety: 'quiet' })).toBe(`Here are ${days}.`)
  }
  expect(clarityMessage({ ...hazy, age: 30 })).toContain('your last 30 days')
})

test('the message writes "day" for one and copes with no rated day', () => {
  expect(clarityMessage({ ...hazy, age: 1, ratedDays: 1 })).toBe('Still hazy: this is your first day.')
  expect(clarityMessage({ ...hazy, age: 1, safety: 'gentle' })).toBe('Here is your first day.')
  expect(clarityMessage({ ...hazy, ratedDays: 0 })).toBe('Still hazy: you rated entries on none of your last 30 days.')
})

test('every band mentions a week lower than the weeks before', () => {
  const low = { ...subscores, trajectory: 39.9 }
  for (const picture of [hazy, emerging]) {
    expect(clarityMessage({ ...picture, subscores: low })).toBe('The last 7 days are lower than the weeks before.')
    expect(clarityMessage({ ...picture, subscores: low, age: 20 })).toBe(
      'The last 7 days are lower than the days before.',
    )
  }
})

test('a low subscore is named only if it alone prevents Bright', () => {
  const swinging = { ...subscores, stability: 34, consistency: 20 }
  expect(clarityMessage({ ...emerging, raw: 65, subscores: swinging })).toBe('Ratings swing from day to day.')
  expect(clarityMessage({ ...emerging, raw: 64, subscores: swinging })).toBe(
    'A picture is emerging from 9 days of entries.',
  )
  expect(clarityMessage({ ...emerging, raw: 70, subscores: { ...subscores, balance: 29 } })).toBe(
    'Mood, energy and focus are far apart.',
  )
  expect(clarityMessage({ ...emerging, raw: 70, subscores: { ...subscores, consistency: 29 } })).toBe(
    'Entries are far apart.',
  )
})

test.each(['gentle', 'quiet'] as const)('in the safety state %s every score has the same neutral message', (safety) => {
  const low = { ...subscores, trajectory: 5, stability: 5 }
  for (const picture of [hazy, emerging, { ...emerging, raw: 90, subscores: low }])
    expect(clarityMessage({ ...picture, safety })).toBe('Here are your last 30 days.')
})

test("without entries the message doesn't mention entries", () => {
  for (const safety of ['open', 'quiet'] as const)
    expect(clarityMessage({ ...hazy, safety, ratedDays: 0, age: 0 })).toBe(
      'Nothing to show yet. Your first entry starts the picture.',
    )
})
