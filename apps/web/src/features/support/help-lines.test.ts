import { expect, test } from 'vitest'
import { HELP_LINES, telephone } from './help-lines.ts'

test('the countries are listed once each, by name', () => {
  const countries = HELP_LINES.map(({ country }) => country)
  expect(countries).toEqual([...new Set(countries)].toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(countries).toHaveLength(15)
})

test.each(HELP_LINES)('$country: $name has a number that a phone can dial', ({ name, number, emergency, hours }) => {
  expect(name).toMatch(/^\S.*\S$/)
  expect(number).toMatch(/^\d+(?: \d+)*$/)
  expect(telephone(number)).toMatch(/^tel:\d{3,12}$/)
  expect(emergency).toMatch(/^\d{3}$/)
  expect(hours ?? 'until').toMatch(/until/)
})
