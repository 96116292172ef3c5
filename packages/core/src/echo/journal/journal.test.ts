import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from './journal.ts'
import type { EchoEntry } from './entry.ts'

const open = (entries: EchoEntry[], today: number) =>
  journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON })

test('entries are sorted by time, then id, and later ones than today are left out', () => {
  const entries = [anEntry(12), anEntry(10, { id: 'b' }), anEntry(10, { id: 'a' }), anEntry(13)]
  expect(open(entries, 12).entries.map(({ entry }) => entry.id)).toEqual(['a', 'b', 'e12-12'])
})

test('ratings come from all rated entries that are not historic, words from those that are less than heavy', () => {
  const entries = [
    anEntry(1, { mood: 5 }),
    anEntry(2, { mood: null }),
    anEntry(3, { historic: true }),
    anEntry(4, { content: 'I want to die and nobody should read this page of mine.' }),
  ]
  const journal = open(entries, 40)
  expect(journal.rated.map(({ day }) => day)).toEqual([1, 4])
  expect(journal.worded.map(({ entry }) => entry.day)).toEqual([1, 2, 3])
})

test('entries of one day have one mean, whatever their order', () => {
  const morning = anEntry(1, { hour: 8, mood: 2 })
  const evening = anEntry(1, { hour: 20, mood: 5 })
  expect(open([morning, evening], 1).days).toEqual(open([evening, morning], 1).days)
  expect(open([morning, evening], 1).days[0]?.means.mood).toBe(3.5)
})

test('in a journal in another language no words are counted, and lines are quoted from texts in it', () => {
  const french = Array.from({ length: 9 }, (_, i) =>
    anEntry(i, { content: 'Hier soir nous avons marché le long du port sous une pluie fine.' }),
  )
  expect(open(french, 9).worded).toEqual([])
  expect(open(french, 9).rated).toHaveLength(9)
  expect(open(french, 9).language).toBe('fr')
  const english = anEntry(10, { content: 'The boat club painted the fence green and we had tea on the steps.' })
  expect(open([...french, english], 10).quotable.map(({ entry }) => entry.day)).toEqual(french.map(({ day }) => day))
})

test('in an English journal lines are quoted from the texts whose words are counted', () => {
  const english = Array.from({ length: 9 }, (_, i) => anEntry(i))
  expect(open(english, 9).language).toBeNull()
  expect(open(english, 9).quotable).toEqual(open(english, 9).worded)
})

test('figures cover all rated entries, words the newest 400', () => {
  const entries = Array.from({ length: 450 }, (_, i) => anEntry(i))
  expect(open(entries, 449).rated).toHaveLength(450)
  expect(open(entries, 449).days).toHaveLength(450)
  expect(open(entries, 449).worded).toHaveLength(400)
})

test('the level near an entry is the worst of its day, the day before and the day after', () => {
  const worst = 'I want to die and nobody should read this page of mine.'
  const journal = open([anEntry(1), anEntry(3), anEntry(4, { content: worst }), anEntry(5), anEntry(7)], 40)
  expect(journal.entries.map((reading) => journal.levelNear(reading))).toEqual(['none', 'hold', 'hold', 'hold', 'none'])
})
