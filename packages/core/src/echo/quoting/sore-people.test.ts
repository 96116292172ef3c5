import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import { namesSomeoneSore } from './sore-people.ts'

const LINE = 'Mum laughed at the goose until she had to sit down.'
const journal = (...texts: readonly string[]) => {
  const entries = texts.map((content, i) => anEntry(60 + i, { content, mood: 3 }))
  return journalOf(orderedReadings(entries, 100, LEXICON), { today: 100, lexicon: LEXICON, vectors: VECTORS })
}

test('a line about someone is not quoted after a heavy entry about them', () => {
  expect(namesSomeoneSore(LINE, journal(LINE, 'We fed the goose by the pond.'))).toBe(false)
  expect(namesSomeoneSore(LINE, journal(LINE, 'My mother died this morning.'))).toBe(true)
  expect(namesSomeoneSore('The goose sat down.', journal(LINE, 'My mother died this morning.'))).toBe(false)
})

test('the same holds for someone known by name', () => {
  const known = journal('Ottilie lent me her ladder.', 'Ottilie died on Sunday, in her sleep.')
  expect(namesSomeoneSore('Ottilie lent me her ladder.', known)).toBe(true)
})

test('after five later entries about them, they may be named again', () => {
  const later = ['soup', 'garden', 'bread', 'hat', 'song'].map((thing) => `I thought of Mum and her ${thing} today.`)
  expect(namesSomeoneSore(LINE, journal('My mother died this morning.', ...later.slice(1)))).toBe(true)
  expect(namesSomeoneSore(LINE, journal('My mother died this morning.', ...later))).toBe(false)
})
