import { expect, test } from 'vitest'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { mirror } from './detectors/mirror.ts'
import { returnGap } from './detectors/return-gap.ts'
import { tagMood } from './detectors/tag-mood.ts'
import { journalOf, orderedReadings } from './journal.ts'
import { ranked, type Candidate } from './selection.ts'
import type { Detector, Finding, PastEcho } from './types.ts'

const TODAY = 110
const journal = journalOf(
  orderedReadings(
    Array.from({ length: 11 }, (_, i) => anEntry(100 + i)),
    TODAY,
    LEXICON,
  ),
  TODAY,
  LEXICON,
)
const candidate = (detector: Detector, given: Partial<Finding> & { resonance?: number } = {}): Candidate => {
  const finding: Finding = {
    key: 'k',
    slots: {},
    entries: ['e110-12'],
    pointsAt: [],
    quotes: [],
    basedOn: 9,
    firstDay: 1,
    lastDay: 9,
    cover: 1,
    strength: 0.5,
    statistic: {},
    ...given,
  }
  return { detector, finding, resonance: given.resonance ?? 0.6, statistic: {}, seed: '' }
}
const past = (
  rule: string,
  given: { key?: string; day?: number; claim?: 'record' | 'pattern'; asOf?: number; isBare?: boolean } = {},
): PastEcho => ({
  day: given.day ?? 90,
  text: '',
  receipt: {
    rule,
    key: given.key ?? 'other',
    claim: given.claim ?? 'record',
    asOf: given.asOf ?? 0,
    quotes: given.isBare ? [] : [{ entry: 'e110-12', start: 0, end: 9 }],
  } as unknown as PastEcho['receipt'],
})
const rules = (candidates: Candidate[], history: PastEcho[] = []) =>
  ranked(candidates, journal, history, 'a').map(({ detector }) => detector.rule)

test('after an Echo without a line of the writer’s own, the next ones have one, for three Echos or six days', () => {
  const quoting = candidate(mirror, { key: 'line', quotes: [{ entry: 'e110-12', start: 0, end: 9 }] })
  const told = (after: number, day = TODAY - 1) => [
    past('weekday_rhythm', { day, isBare: true }),
    ...Array.from({ length: after }, () => past('hinge', { day })),
  ]
  expect(rules([candidate(tagMood), quoting], told(2))).toEqual(['mirror'])
  expect(rules([candidate(tagMood), quoting], told(3))).toContain('tag_mood')
  expect(rules([candidate(tagMood), quoting], told(0, TODAY - 6))).toContain('tag_mood')
})

test('a line rests for two Echos, any other type for three', () => {
  const told = (rule: string, after: number) => [
    past(rule, { day: TODAY - 1 }),
    ...Array.from({ length: after }, () => past('hinge')),
  ]
  expect(rules([candidate(mirror)], told('mirror', 1))).toEqual([])
  expect(rules([candidate(mirror)], told('mirror', 2))).toEqual(['mirror'])
  expect(rules([candidate(tagMood)], told('tag_mood', 2))).toEqual([])
  expect(rules([candidate(tagMood)], told('tag_mood', 3))).toEqual(['tag_mood'])
})

test('where nothing else can be told, a line comes back after four days and any other type after six', () => {
  const daysAgo = (rule: string, days: number) => [past(rule, { day: TODAY - days })]
  expect(rules([candidate(mirror)], daysAgo('mirror', 3))).toEqual([])
  expect(rules([candidate(mirror)], daysAgo('mirror', 4))).toEqual(['mirror'])
  expect(rules([candidate(tagMood)], daysAgo('tag_mood', 5))).toEqual([])
  expect(rules([candidate(tagMood)], daysAgo('tag_mood', 6))).toEqual(['tag_mood'])
})

test('a return is told once, and the same tag after 45 days', () => {
  const told = (rule: string, day: number) => [
    past(rule, { key: 'k', day }),
    past('hinge'),
    past('hinge'),
    past('hinge'),
  ]
  expect(rules([candidate(returnGap)], told('return_gap', TODAY - 400))).toEqual([])
  expect(rules([candidate(tagMood)], told('tag_mood', TODAY - 44))).toEqual([])
  expect(rules([candidate(tagMood)], told('tag_mood', TODAY - 45))).toEqual(['tag_mood'])
})

test('the stronger candidate comes first, and a name is held back a little', () => {
  expect(rules([candidate(returnGap, { resonance: 0.3 }), candidate(mirror, { resonance: 0.9 })])).toEqual([
    'mirror',
    'return_gap',
  ])
  const [plain, name] = [candidate(mirror), candidate(mirror, { isName: true })]
  expect(ranked([name, plain], journal, [], 'a')[0]).toBe(plain)
})

test('a pattern is preferred when none was told among the last five', () => {
  const weak = candidate(tagMood, { resonance: 0.45, strength: 0.6 })
  const record = candidate(mirror, { resonance: 0.6, strength: 0.6 })
  expect(rules([weak, record])[0]).toBe('tag_mood')
  const lately = [
    past('time_of_day', { claim: 'pattern', asOf: 10 ** 9 }),
    ...Array.from({ length: 4 }, () => past('hinge', { asOf: 10 ** 9 })),
  ]
  expect(rules([weak, record], lately)[0]).toBe('mirror')
})

test('what is newer than the last Echo comes before what is older', () => {
  const known = [past('hinge', { asOf: anEntry(105).time })]
  const older = candidate(mirror, { key: 'old', entries: ['e103-12'] })
  const newer = candidate(mirror, { key: 'new', entries: ['e109-12'] })
  expect(ranked([older, newer], journal, known, 'a')[0]).toBe(newer)
})
