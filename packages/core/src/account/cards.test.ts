import { expect, test } from 'vitest'
import { dayOfIsoDate, isoDateOf } from '../time/index.ts'
import { COUNTRIES, COUNTRY_CODES, groupedCardNumber, nextChargeDay, typedDigits, US_STATES } from './index.ts'

const next = (since: string, today: string) =>
  isoDateOf(nextChargeDay(dayOfIsoDate(since) ?? 0, dayOfIsoDate(today) ?? 0))

test.each([
  ['2026-11-01', '2026-11-21', '2026-12-01'],
  ['2026-11-21', '2026-11-21', '2026-12-21'],
  ['2026-11-21', '2026-12-21', '2027-01-21'],
  ['2026-12-15', '2026-12-31', '2027-01-15'],
  ['2024-01-31', '2024-02-10', '2024-02-29'],
  ['2024-01-31', '2024-02-29', '2024-03-31'],
  ['2026-01-31', '2028-04-30', '2028-05-31'],
  ['2024-02-29', '2027-02-01', '2027-02-28'],
  // The clock was set back, so the first month is still to come.
  ['2026-11-21', '2026-11-01', '2026-12-21'],
])('a plan started on %s, seen on %s, is next charged on %s', (since, today, charged) => {
  expect(next(since, today)).toBe(charged)
})

test('a card number is grouped while typing and never gets longer than its field', () => {
  expect(groupedCardNumber('42424', [4, 8, 12])).toBe('4242 4')
  expect(groupedCardNumber('4242 4242-4242 4242', [4, 8, 12])).toBe('4242 4242 4242 4242')
  expect(groupedCardNumber('378282246310005', [4, 10])).toBe('3782 822463 10005')
  expect(groupedCardNumber('6205500000000000004', [4, 8, 12, 16])).toBe('6205500000000000004')
  expect(groupedCardNumber('abc', [4])).toBe('')
})

test('a CVV accepts digits only', () => {
  expect(typedDigits('12a345', 4)).toBe('1234')
})

test('the four states in the specification come first, and each state appears once', () => {
  expect(US_STATES.slice(0, 4)).toEqual(['CA', 'NY', 'TX', 'FL'])
  expect(new Set(US_STATES).size).toBe(51)
  expect(US_STATES).toHaveLength(51)
})

test('the default country comes first', () => {
  expect(COUNTRIES.map(({ code }) => code)).toEqual([...COUNTRY_CODES])
  expect(COUNTRY_CODES[0]).toBe('US')
})
