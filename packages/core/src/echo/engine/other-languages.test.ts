import { expect, test } from 'vitest'
import { journalIn } from '../../../testing/languages/journals.ts'
import { dailyEchoes } from '../../../testing/simulation/daily-echoes.ts'
import { FOREIGN_LANGUAGES, languageOf, words } from '../../text/index.ts'

const NO_FAULTS = { length: 0, wording: 0, audit: 0, quotes: 0, safety: 0, playful: 0, asRead: 0 }

test.each(FOREIGN_LANGUAGES)('a journal in %s gets lines of its own back, verbatim and never as a joke', (language) => {
  const entries = journalIn(language)
  expect(entries.length).toBeGreaterThanOrEqual(30)
  for (const tone of ['Playful', 'Reflective'] as const) {
    const told = dailyEchoes(entries, tone, 'someone', 90)
    expect(told.faults).toEqual(NO_FAULTS)
    expect(told.quoting).toBeGreaterThanOrEqual(5)
  }
})

test.each(FOREIGN_LANGUAGES)(
  'almost every entry of the journal in %s is recognized, and none as another language',
  (language) => {
    const found = journalIn(language).map(({ content }) => languageOf(words(content)))
    expect(found.filter((name) => name !== null && name !== language)).toEqual([])
    expect(found.filter((name) => name === language).length / found.length).toBeGreaterThan(0.8)
  },
)
