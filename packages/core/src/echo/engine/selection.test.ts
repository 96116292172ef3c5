import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { mirror } from '../rules/mirror/detect.ts'
import { pairMeeting } from '../rules/pair-meeting/detect.ts'
import { pairRhyme } from '../rules/pair-rhyme/detect.ts'
import { returnGap } from '../rules/return-gap/detect.ts'
import { tagMood } from '../rules/tag-mood/detect.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import { ranked, type Candidate } from './selection.ts'
import type { Detector } from '../finding/rule.ts'
import type { Finding } from '../finding/finding.ts'
import type { PastEcho } from '../finding/receipt.ts'
import { markOf, type EchoMark, type Verdict } from '../feedback/index.ts'

const TODAY = 110
const journal = journalOf(
  orderedReadings(
    Array.from({ length: 11 }, (_, i) => anEntry(100 + i)),
    TODAY,
    LEXICON,
  ),
  { today: TODAY, lexicon: LEXICON },
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
    slots: {},
    asOf: given.asOf ?? 0,
    quotes: given.isBare ? [] : [{ entry: 'e110-12', start: 0, end: 9 }],
  } as unknown as PastEcho['receipt'],
})
const rules = (candidates: Candidate[], history: PastEcho[] = []) =>
  ranked(candidates, journal, history, 'a').map(({ detector }) => detector.rule)

test('after an Echo without a quote, the next ones have one, for three Echos or six days', () => {
  const quoting = candidate(mirror, { key: 'line', quotes: [{ entry: 'e110-12', start: 0, end: 9 }] })
  const told = (after: number, day = TODAY - 1) => [
    past('weekday_rhythm', { day, isBare: true }),
    ...Array.from({ length: after }, () => past('hinge', { day })),
  ]
  expect(rules([candidate(tagMood), quoting], told(2))).toEqual(['mirror'])
  expect(rules([candidate(tagMood), quoting], told(3))).toContain('tag_mood')
  expect(rules([candidate(tagMood), quoting], told(0, TODAY - 6))).toContain('tag_mood')
})

test('a line may follow a line, and any other type rests for three Echos', () => {
  const told = (rule: string, after: number) => [
    past(rule, { day: TODAY - 1 }),
    ...Array.from({ length: after }, () => past('hinge')),
  ]
  expect(rules([candidate(mirror)], told('mirror', 0))).toEqual(['mirror'])
  expect(rules([candidate(tagMood)], told('tag_mood', 2))).toEqual([])
  expect(rules([candidate(tagMood)], told('tag_mood', 3))).toEqual(['tag_mood'])
})

test('without another candidate, a line returns the next day and any other type after six', () => {
  const daysAgo = (rule: string, days: number) => [past(rule, { day: TODAY - days })]
  expect(rules([candidate(mirror)], daysAgo('mirror', 1))).toEqual(['mirror'])
  expect(rules([candidate(tagMood)], daysAgo('tag_mood', 5))).toEqual([])
  expect(rules([candidate(tagMood)], daysAgo('tag_mood', 6))).toEqual(['tag_mood'])
})

test('a return appears once, and the same tag again after 45 days if there is news', () => {
  const told = (rule: string, day: number) => [
    past(rule, { key: 'k', day }),
    past('hinge'),
    past('hinge'),
    past('hinge'),
  ]
  expect(rules([candidate(returnGap)], told('return_gap', TODAY - 400))).toEqual([])
  const withLine = candidate(tagMood, { quotes: [{ entry: 'e110-12', start: 10, end: 30 }] })
  expect(rules([withLine], told('tag_mood', TODAY - 44))).toEqual([])
  expect(rules([withLine], told('tag_mood', TODAY - 45))).toEqual(['tag_mood'])
  expect(rules([candidate(tagMood)], told('tag_mood', TODAY - 45))).toEqual([])
})

test('the stronger candidate comes first, and a name is ranked a little lower', () => {
  expect(rules([candidate(returnGap, { resonance: 0.3 }), candidate(mirror, { resonance: 0.9 })])).toEqual([
    'mirror',
    'return_gap',
  ])
  const [plain, name] = [candidate(mirror), candidate(mirror, { isName: true })]
  expect(ranked([name, plain], journal, [], 'a')[0]?.finding).toBe(plain.finding)
})

test('a pattern is preferred when the last five Echos had none', () => {
  const weak = candidate(tagMood, { resonance: 0.45, strength: 0.6 })
  const record = candidate(mirror, { resonance: 0.6, strength: 0.6 })
  expect(rules([weak, record])[0]).toBe('tag_mood')
  const lately = [
    past('time_of_day', { claim: 'pattern', asOf: 10 ** 9 }),
    ...Array.from({ length: 4 }, () => past('hinge', { asOf: 10 ** 9 })),
  ]
  expect(rules([weak, record], lately)[0]).toBe('mirror')
})

test('a pair comes before a better line until a pair or a pattern was told', () => {
  const both = () => [candidate(mirror, { worth: 3.4 }), candidate(pairRhyme, { worth: 2.9 })]
  expect(rules(both(), [past('mirror', { day: TODAY - 1 })])).toEqual(['pair/rhyme', 'mirror'])
  expect(rules(both(), [past('pair/meeting', { day: TODAY - 1 })])).toEqual(['mirror'])
})

test('newer evidence than the last Echo comes before older evidence', () => {
  const known = [past('hinge', { asOf: anEntry(105).time })]
  const older = candidate(mirror, { key: 'old', entries: ['e103-12'] })
  const newer = candidate(mirror, { key: 'new', entries: ['e109-12'] })
  expect(ranked([older, newer], journal, known, 'a')[0]?.finding).toBe(newer.finding)
})

const mark = (verdict: Verdict, rule: string, key = 'other'): EchoMark =>
  markOf({ day: TODAY, verdict, scope: 'echo', value: '' }, { rule, key, slots: {} })

test('marks change the order, and the receipt’s choice counts the others and the marks', () => {
  const [line, silence] = [candidate(mirror, { resonance: 0.6 }), candidate(returnGap, { resonance: 0.55 })]
  const first = (marks: EchoMark[]) => ranked([line, silence], journal, [], 'a', marks)[0]
  expect(first([])?.detector.rule).toBe('return_gap')
  const steered = first([mark('true', 'mirror'), mark('true', 'mirror'), mark('not_me', 'return_gap')])
  expect(steered?.detector.rule).toBe('mirror')
  expect(steered?.choice).toEqual({ from: 2, rule: 1.24, subject: 1, trueMarks: 2, notMeMarks: 0 })
})

test('a finding marked “Not me” and a stopped kind are no candidates', () => {
  const two = [candidate(mirror), candidate(returnGap)]
  const told = (marks: EchoMark[]) => ranked(two, journal, [], 'a', marks).map(({ detector }) => detector.rule)
  expect(told([mark('not_me', 'mirror', 'k')])).toEqual(['return_gap'])
  expect(told([{ ...mark('never', 'mirror'), scope: 'rule', value: 'mirror' }])).toEqual(['return_gap'])
})

test('a line that was quoted comes back beside another line at once, alone with what it meets after 90 days, and beside it again after 4', () => {
  const quoted = { entry: 'e110-12', start: 0, end: 9 }
  const alone = candidate(pairMeeting, { quotes: [quoted] })
  const beside = candidate(pairRhyme, { quotes: [quoted, { ...quoted, entry: 'e109-12' }] })
  expect(rules([alone, beside], [past('mirror', { day: TODAY - 89 })])).toEqual(['pair/rhyme'])
  expect(rules([alone], [past('mirror', { day: TODAY - 90 })])).toEqual(['pair/meeting'])
  expect(rules([alone, beside], [past('pair/meeting', { day: TODAY - 3 })])).toEqual([])
  expect(rules([alone, beside], [past('pair/meeting', { day: TODAY - 4 })])).toEqual(['pair/rhyme'])
})
