import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { demoJournal } from '../../testing/demo-journal.ts'
import { calmDays, letterOf, periodsOf } from '../../testing/letters.ts'
import { words } from '../text/index.ts'
import { chosen, type Candidate } from './choose.ts'
import { LIMITS } from './constants.ts'
import type { Letter } from './letter.ts'
import { letterSentences } from './letter-text.ts'
import { letterRuleNamed } from './parts/index.ts'
import { periodAt } from './period.ts'

const DEMO = demoJournal(on(11, 23))

const LETTERS: readonly Letter[] = [DEMO, CANOE_JOURNAL].flatMap((journal) =>
  periodsOf(journal).flatMap((period) => letterOf(period, journal) ?? []),
)

/** Lines of so many short words that four findings have more than 160. */
const LONG_LINES = [
  'The cat sat on the oak box by the gate and ate a bit of ham, and I had my tea on the log. It was so warm that we ' +
    'all sat in the sun till ten, and a man in a red hat sang to us.',
  'A boy at the pond had a net and a tin cup, and he let me put my hand in to feel the eel. The eel was as soft as a ' +
    'wet sock, and it got away to the reeds and we all had a laugh at it.',
  'I put the jam in a pie for Ida and she ate it on the bus, and the jam ran all the way up to her ear.',
  'Why does fresh varnish smell of oranges in the evening?',
  'We set the net by the pond at six, and the boy who has the tin cup sat on the log and sang.',
  'Ida and I put the pie on the oak box at ten, and a hen got up on it and had the lot of it.',
  'The log by the pond is wet, so we sat on the oak box and had an egg and a bun and a cup of tea. The sun was low ' +
    'and red, and the boy let the eel go, and it ran to the reeds as if it had legs.',
]

/** A finding about some words, with a line of the entry `entry`. */
function finding(name: string, score: number, about: string[], entry: string): Candidate {
  const rule = letterRuleNamed(name)
  if (!rule) throw new Error(`${name} is a rule of letters`)
  const line = { text: `The line of ${entry}.`, entry, day: 20_000 }
  return {
    rule,
    found: { values: {}, entries: [entry], lines: [line], quotes: [], score, about, quarter: 0 },
  }
}

const entriesOf = (list: readonly Candidate[]) => list.map(({ found }) => found.entries[0])

test('a letter keeps within the findings and words of its kind', () => {
  expect(LETTERS.length).toBeGreaterThan(10)
  for (const letter of LETTERS) {
    const limits = LIMITS[letter.kind]
    expect(letter.sentences.length - 1).toBeLessThanOrEqual(limits.findings)
    expect(words(letterSentences(letter).join(' ')).length).toBeLessThanOrEqual(limits.words)
  }
})

test('a week of long lines leaves out the finding that would make its letter too long', () => {
  const week = periodAt('week', on(10, 19))
  const letter = letterOf(week, calmDays(week.first, LONG_LINES))
  expect(letter?.sentences.map(({ part }) => part)).toEqual(['counts', 'line', 'line', 'pair'])
  expect(words(letter ? letterSentences(letter).join(' ') : '').length).toBeLessThanOrEqual(LIMITS.week.words)
})

test('no letter quotes an entry twice', () => {
  for (const letter of LETTERS) {
    const entries = letter.sentences.flatMap(({ lines }) => lines).map(({ entry }) => entry)
    expect(new Set(entries).size).toBe(entries.length)
  }
})

test('no letter begins two of its sentences with the same words', () => {
  for (const letter of LETTERS) {
    const statements = letter.sentences.map(({ statement }) => statement)
    expect(new Set(statements).size).toBe(statements.length)
  }
})

test('the best finding comes first, in whatever order they were found', () => {
  const [a, b, c] = [
    finding('letter/line', 0.9, [], 'a'),
    finding('letter/subject', 0.8, ['canoe'], 'b'),
    finding('letter/question', 0.6, [], 'c'),
  ]
  expect(entriesOf(chosen([c, a, b], 3, () => 3))).toEqual(['a', 'b', 'c'])
  expect(entriesOf(chosen([b, c, a], 2, () => 3))).toEqual(['a', 'b'])
})

test('a second finding about the same thing loses to a weaker one about another', () => {
  const other = finding('letter/question', 0.6, [], 'c')
  for (const [word, again] of [
    ['canoe', 'Canoe'],
    ['Canoe', 'canoe'],
  ] as const) {
    const same = [finding('letter/subject', 1, [word], 'a'), finding('letter/new', 0.9, [again], 'b')]
    expect(entriesOf(chosen([...same, other], 3, () => 3))).toEqual(['a', 'c', 'b'])
  }
})

test('a second finding of the same kind loses to one of another kind that is nearly as good', () => {
  const first = finding('letter/line', 0.9, [], 'a')
  const second = finding('letter/line', 0.8, [], 'b')
  const other = finding('letter/question', 0.7, [], 'c')
  expect(entriesOf(chosen([first, second, other], 3, () => 3))).toEqual(['a', 'c', 'b'])
})

test('a rule gives no more findings than it may', () => {
  const lines = ['a', 'b', 'c'].map((entry) => finding('letter/line', 0.9, [], entry))
  expect(chosen(lines, 3, () => 2)).toHaveLength(2)
})

test('two findings with a line from the same entry are never both told', () => {
  const line = finding('letter/line', 0.9, [], 'a')
  const subject = finding('letter/subject', 0.8, ['canoe'], 'a')
  expect(entriesOf(chosen([line, subject], 2, () => 3))).toEqual(['a'])
})
