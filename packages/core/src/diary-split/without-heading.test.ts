import { expect, test } from 'vitest'
import { splitDocument } from './split-document.ts'
import { withoutHeading } from './without-heading.ts'

const today = { year: 2026, month: 11, day: 27 }
const textsOf = (document: string) =>
  splitDocument(document, { today }).entries.map((entry) => withoutHeading(document, entry))

test.each([
  ['a date on its own line', '9 March 2021\nQuiet.\n\n10 March 2021, 07:15\n\nRain.\n', ['Quiet.\n\n', 'Rain.\n']],
  ['a date before the text', 'March 4, 2021 - Rain.\nMore.\n', ['Rain.\nMore.\n']],
  ['a weekday above the date', 'Tuesday\n9 March 2021\nQuiet.\n', ['Quiet.\n']],
  ['a heading with a rule below', '# Thursday, 11 March 2021\n=====\nQuiet.\n', ['Quiet.\n']],
  ['the year and month above it', '2021\n\nMarch 2021\n\n9 March 2021\nQuiet.\n', ['Quiet.\n']],
])('%s leaves the entry', (_, document, texts) => {
  expect(textsOf(document)).toEqual(texts)
})

test.each([
  ['a place', 'Lisbon, 4 March 1921.\nRain.\n', ['Lisbon, 4 March 1921.\nRain.\n']],
  ['the weather', 'Date: March 4, 2021\nWeather: 12 °C\n\nRain.\n', ['Weather: 12 °C\n\nRain.\n']],
  ['a word after the date', 'Monday 4 March 2024, late\nRain.\n', ['late\nRain.\n']],
  ['a title', 'A walk\n2021-03-04\n\nOne.\n\nThe sea\n2021-03-05\n\nTwo.\n\nHome\n2021-03-07\n\nThree.\n'],
])(
  '%s beside the date stays',
  (_, document, texts = ['A walk\n\nOne.\n\n', 'The sea\n\nTwo.\n\n', 'Home\n\nThree.\n']) => {
    expect(textsOf(document)).toEqual(texts)
  },
)

test('an entry that is only a heading keeps it', () => {
  expect(textsOf('9 March 2021\n')).toEqual(['9 March 2021\n'])
})
