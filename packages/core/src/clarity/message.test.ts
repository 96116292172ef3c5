import { expect, test } from 'vitest'
import { clarityMessage } from './message.ts'

const hazy = { band: 'Hazy', safety: 'open', ratedDays: 5, entryDays: 5, hasEntries: true } as const

test('each band has its message', () => {
  expect(clarityMessage(hazy)).toBe('The picture is still hazy: 5 of the last 30 days hold an entry.')
  expect(clarityMessage({ ...hazy, band: 'Emerging' })).toBe('A picture is emerging from 5 days of entries.')
  expect(clarityMessage({ ...hazy, band: 'Bright' })).toBe('Your last 30 days draw a clear picture.')
})

test('one day holds an entry, and unrated days are not passed over', () => {
  expect(clarityMessage({ ...hazy, ratedDays: 1, entryDays: 1 })).toBe(
    'The picture is still hazy: 1 of the last 30 days holds an entry.',
  )
  expect(clarityMessage({ ...hazy, ratedDays: 2 })).toBe(
    'The picture is still hazy: 2 of the last 30 days hold a rated entry.',
  )
})

test.each(['heavy', 'hold'] as const)('in the state %s every band has the same plain message', (safety) => {
  for (const band of ['Hazy', 'Emerging'] as const)
    expect(clarityMessage({ ...hazy, band, safety })).toBe('Your entries of the last 30 days are gathered here.')
})

test('without any entry nothing is said of entries', () => {
  for (const safety of ['open', 'hold'] as const)
    expect(clarityMessage({ ...hazy, safety, ratedDays: 0, entryDays: 0, hasEntries: false })).toBe(
      'Nothing to show yet. The picture starts with the first entry.',
    )
})
