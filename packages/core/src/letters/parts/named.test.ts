import { expect, test } from 'vitest'
import { on } from '../../../testing/canoe-journal.ts'
import { anEntry } from '../../../testing/journals.ts'
import { calmDays, letterOf, saidIn } from '../../../testing/letters.ts'
import type { EchoEntry, EchoMark } from '../../echo/index.ts'
import { periodAt } from '../period.ts'

const WEEK = periodAt('week', on(10, 19))
const DAYS = [
  'I drew the plan of a kite, with a tail of old ribbons.',
  'A tailor mended my coat and would not let me pay for the thread.',
  'Two magpies argued over a spoon on the roof of the school.',
  'I flew the kite until it was a dot above the chimneys.',
  'I put the kite on the shelf next to the box with the ribbons.',
  'A brass band walked past the window, playing a waltz.',
]

/** True when the letter about these entries counts the entries with a word. */
function isNamed(word: string, entries: readonly EchoEntry[], marks: readonly EchoMark[] = []): boolean {
  const letter = letterOf(WEEK, entries, { marks, today: WEEK.last + 14 })
  return saidIn('subject', letter).some((text) => text.includes(`“${word}”`))
}

/** The week, with other values in the entries about the kite. */
function kiteDays(given: Partial<EchoEntry>): EchoEntry[] {
  return calmDays(WEEK.first, DAYS).map((entry) => (entry.content.includes('kite') ? { ...entry, ...given } : entry))
}

test('a letter is about a thing of three entries, and not about one of two', () => {
  expect(isNamed('kite', calmDays(WEEK.first, DAYS))).toBe(true)
  const less = calmDays(WEEK.first, DAYS.with(0, 'I drew the plan of a lantern.'))
  expect(isNamed('kite', less)).toBe(false)
})

test('a letter is not about a thing that is mostly in entries rated low', () => {
  expect(isNamed('kite', kiteDays({ mood: 3 }))).toBe(true)
  expect(isNamed('kite', kiteDays({ mood: null }))).toBe(true)
  const low = calmDays(WEEK.first, DAYS).map((entry, i) => (i === 0 || i === 4 ? { ...entry, mood: 2 } : entry))
  expect(isNamed('kite', low)).toBe(false)
})

test('a letter is not about a thing with a heavy entry in a fifth of its entries', () => {
  const grief = 'My grandmother died. The kite was the one we had made together.'
  expect(isNamed('kite', [...calmDays(WEEK.first, DAYS), anEntry(WEEK.last, { content: grief })])).toBe(false)
})

test('a letter is not about an everyday word', () => {
  // “Street” is an everyday word in English, and “kite” is not.
  const street = calmDays(
    WEEK.first,
    DAYS.map((text) => text.replaceAll('kite', 'street')),
  )
  expect(isNamed('street', street)).toBe(false)
})

test('a letter is not about a name that is also written as a word', () => {
  const holly = [
    'Today Holly says that the piano is out of tune.',
    'I baked bread with Holly, and she ate the crust first.',
    'I watched the boats with Holly from the roof.',
    'A parcel came from Holly with a jar of plums in it.',
    'The tailor mended my coat.',
    'Two magpies argued over a spoon on the roof.',
    'A brass band walked past the window, playing a waltz.',
  ]
  expect(isNamed('Holly', calmDays(WEEK.first, holly))).toBe(true)
  expect(isNamed('Holly', calmDays(WEEK.first, holly.with(4, 'The holly by the gate has berries.')))).toBe(false)
})

test('a letter is not about a word that the person never wants to see again', () => {
  const mark: EchoMark = {
    day: WEEK.last,
    verdict: 'never',
    scope: 'subject',
    value: 'kite',
    rule: '',
    key: '',
    subjects: [],
  }
  expect(isNamed('kite', calmDays(WEEK.first, DAYS), [mark])).toBe(false)
})
