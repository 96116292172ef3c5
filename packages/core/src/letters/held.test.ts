import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { letterOf, saidIn } from '../../testing/letters.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import type { EchoEntry } from '../echo/index.ts'
import { heldLetter } from './held.ts'
import type { Letter } from './letter.ts'
import { letterText } from './letter-text.ts'
import { periodAt } from './period.ts'

const OCTOBER = periodAt('month', on(10, 1))
const HERON = 'A heron stood next to the lock and watched us paddle in circles.'

function octoberLetter(): Letter {
  const letter = letterOf(OCTOBER, CANOE_JOURNAL)
  if (!letter) throw new Error('October of the canoe has a letter')
  return letter
}

/** The letter about October as it is shown weeks later, after these changes to the journal. */
function shownWith(entries: readonly EchoEntry[]): Letter | null {
  return heldLetter(octoberLetter(), { entries, marks: [], today: on(12, 1), lexicon: LEXICON })
}

/** The journal with other values in the entry of one day. */
function changed(day: number, given: Partial<EchoEntry>): EchoEntry[] {
  return CANOE_JOURNAL.map((entry) => (entry.day === day ? { ...entry, ...given } : entry))
}

const textOf = (letter: Letter | null) => (letter ? letterText(letter) : '')

test('a letter stays as it was written while its entries stay the same', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...CANOE_JOURNAL], { minLength: CANOE_JOURNAL.length }), (entries) => {
      expect(shownWith(entries)).toEqual(octoberLetter())
    }),
    { numRuns: 5 },
  )
})

test('the letter quotes the heron until its entry is edited', () => {
  expect(textOf(shownWith(CANOE_JOURNAL))).toContain(HERON)
  const edited = shownWith(changed(on(10, 25), { content: 'A heron stood next to the lock.' }))
  expect(edited?.sentences).toHaveLength(octoberLetter().sentences.length - 1)
  expect(textOf(edited)).not.toContain('heron')
})

test('a line from an entry that is rated low later is left out', () => {
  expect(textOf(shownWith(changed(on(10, 25), { mood: 3 })))).toContain(HERON)
  expect(textOf(shownWith(changed(on(10, 25), { mood: 2 })))).not.toContain(HERON)
  expect(textOf(shownWith(changed(on(10, 25), { mood: null })))).toContain(HERON)
})

test('a line whose entry now has another date is left out', () => {
  expect(textOf(shownWith(changed(on(10, 25), { day: on(10, 23) })))).not.toContain(HERON)
})

test('a line next to a heavy entry is left out, and one two days away is not', () => {
  const grief = 'My grandmother died in the night, and the house is so empty.'
  const withGrief = (day: number) => shownWith([...CANOE_JOURNAL, anEntry(day, { content: grief, hour: 20 })])
  expect(textOf(withGrief(on(10, 26)))).not.toContain(HERON)
  expect(textOf(withGrief(on(10, 27)))).toContain(HERON)
})

test('an entry added to the period later is counted, and a share that is no longer true is left out', () => {
  const more = anEntry(on(10, 30), { content: 'I hung the paddles over the door.', mood: 4 })
  const letter = shownWith([...CANOE_JOURNAL, more])
  expect(saidIn('counts', letter).join(' ')).toContain('13 days')
  expect(saidIn('subject', letter)).toEqual([])
})

test('a word is no longer called new when an earlier entry is found to have it', () => {
  const said = (entries: readonly EchoEntry[]) => saidIn('new', shownWith(entries)).join(' ')
  expect(said(CANOE_JOURNAL)).toContain('“Nora”')
  const older = anEntry(on(8, 1), { content: 'Today Nora waved from the bridge.', mood: 4 })
  expect(said([older, ...CANOE_JOURNAL])).toContain('“varnish”')
  expect(said([older, ...CANOE_JOURNAL])).not.toContain('“Nora”')
})

test('a letter of which one finding is left is not shown', () => {
  const only = (kept: number) => (entry: EchoEntry) =>
    entry.day === kept || entry.day < OCTOBER.first ? entry : { ...entry, content: 'I swept the yard.' }
  expect(shownWith(CANOE_JOURNAL.map(only(on(10, 25))))).toBeNull()
})
