import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../../testing/canoe-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { calmDays, letterOf, saidIn } from '../../../testing/letters.ts'
import type { EchoEntry } from '../../echo/index.ts'
import { periodAt } from '../period.ts'

const WEEK = periodAt('week', on(10, 19))
const OCTOBER = periodAt('month', on(10, 1))
const HERON = 'A heron stood next to the lock and watched us paddle in circles.'

const LINES = [
  'The postman whistled a tango on the stairs and forgot our letters.',
  'My aunt keeps her spare buttons in a jar that once held honey.',
  'Two magpies argued over a spoon on the roof of the school.',
  'The tailor pinned my sleeve and told me about his years at sea.',
  'Our cat slept in the drum, and nobody wanted to practice.',
  'A brass band walked past the window in the rain, playing a waltz.',
  'The lighthouse on the cake leaned, and we ate it from the top.',
  'The swimming teacher wore a scarf in July and nobody asked her.',
  'Somebody painted a small door on the wall behind the bakery.',
]

const linesOf = (entries: readonly EchoEntry[], period = WEEK) => saidIn('line', letterOf(period, entries)).join(' ')

/** The journal with other values in the entry about the heron. */
function heron(given: Partial<EchoEntry>): EchoEntry[] {
  return CANOE_JOURNAL.map((entry) => (entry.content === HERON ? { ...entry, ...given } : entry))
}

test('a letter quotes a line with its date', () => {
  expect(linesOf(CANOE_JOURNAL)).toContain(`From October 25: “${HERON}”`)
})

test('a week has at most two lines, and a month three', () => {
  expect(saidIn('line', letterOf(WEEK, calmDays(WEEK.first, LINES.slice(0, 7))))).toHaveLength(2)
  expect(saidIn('line', letterOf(OCTOBER, calmDays(OCTOBER.first, LINES)))).toHaveLength(3)
})

test('no line comes from an entry that is rated low', () => {
  expect(linesOf(heron({ mood: 3 }))).toContain(HERON)
  expect(linesOf(heron({ mood: 2 }))).not.toContain(HERON)
})

test('no line comes from the day next to a heavy entry', () => {
  const grief = anEntry(on(10, 26), { content: 'My grandmother died in the night, and the house is so empty.' })
  const later = [anEntry(on(11, 2)), anEntry(on(11, 3))]
  const today = on(11, 6)
  const said = (entries: readonly EchoEntry[]) => saidIn('line', letterOf(OCTOBER, entries, { today })).join(' ')
  expect(said([...CANOE_JOURNAL, ...later])).toContain(HERON)
  expect(said([...CANOE_JOURNAL, grief, ...later])).toContain('found in the cellar')
  expect(said([...CANOE_JOURNAL, grief, ...later])).not.toContain(HERON)
})

test('a sentence that was written on two days is a habit and is not quoted', () => {
  const again = anEntry(on(10, 23), { content: HERON, mood: 5 })
  expect(linesOf([...CANOE_JOURNAL, again])).not.toContain(HERON)
})

test('a question is not quoted as a line', () => {
  expect(linesOf(CANOE_JOURNAL)).not.toContain('?')
  expect(linesOf(CANOE_JOURNAL, OCTOBER)).not.toContain('?')
})
