import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { journalIn } from '../../../testing/languages/journals.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import type { EchoEntry } from '../journal/entry.ts'
import { linePairs, metLines } from './meetings.ts'

const TODAY = 20_470
const journal = (...more: EchoEntry[]) =>
  journalOf(orderedReadings([...journalIn('de'), ...more], TODAY, LEXICON), {
    today: TODAY,
    lexicon: LEXICON,
    vectors: VECTORS,
  })
const at = (day: number, content: string, given: Partial<EchoEntry> = {}) =>
  anEntry(day, { id: `at${day}`, content, mood: 4, ...given })
const OLD = 'Ich habe auf dem Markt eine Laterne mit Vogel gekauft.'
const NEW = 'Wir haben die Laterne in den Kirschbaum gestellt.'
const told = (old: string, later: string, given: Partial<EchoEntry> = {}) =>
  linePairs(journal(at(TODAY - 30, old), at(TODAY, later, given))).map(({ from, to, shared }) => [
    from.text,
    to.text,
    shared[0],
  ])

test('two lines in the journal’s language about the same rare thing are a pair, without word vectors of it', () => {
  expect(told(OLD, NEW)).toContainEqual([OLD, NEW, 'Laterne'])
})

test('a word of every day, a person, and a thing of a dark line pair nothing', () => {
  const things = (pairs: readonly (readonly unknown[])[]) => pairs.map(([, , thing]) => thing)
  expect(things(told('Ich habe im Garten gesungen.', 'Wir haben im Garten getanzt.'))).not.toContain('Garten')
  const met = 'Wir haben mit der Postbotin im Hof gesungen.'
  expect(things(told('Ich habe mit der Nachbarin gesungen.', met.replace('Postbotin', 'Nachbarin')))).not.toContain(
    'Nachbarin',
  )
  expect(things(told(OLD, NEW, { mood: 2 }))).not.toContain('Laterne')
})

test('an old line comes back when the newest entry names its thing', () => {
  const met = metLines(
    journal(
      at(TODAY - 30, `${OLD} Sie war rot und hatte oben einen kleinen Vogel mit einem Ring.`),
      at(TODAY, 'Heute hat die Laterne im Hof bis Mitternacht geleuchtet, mit dem Vogel und dem Ring.'),
    ),
  )
  expect(met.map(({ from }) => from.text.startsWith(OLD))).toContain(true)
})
